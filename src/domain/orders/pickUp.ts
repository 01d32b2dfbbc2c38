import { formatDate } from "../dates/dates.ts";

/** An event with a collection stand; dates in ISO 8601. */
export interface PickUpEvent {
  label: string;
  start: string;
  end: string;
}

/** Photos are at the stand from 2 hours after the order until the contest's end (specification, section 9). */
const readyAfter = 2 * 3_600_000;

/**
 * Returns when an order placed at a moment (ISO 8601) can be collected: « 2 heures après la commande, et jusqu’au 14
 * juin 2026 », or from the event's first day if it has not begun by then.
 */
export function pickUpTime({ start, end }: PickUpEvent, orderedAt: string): string {
  if (Date.parse(start) <= Date.parse(orderedAt) + readyAfter) {
    return `2 heures après la commande, et jusqu’au ${formatDate(end)}`;
  }
  const [first, last] = [formatDate(start), formatDate(end)];
  return first === last ? `le ${first}` : `à partir du ${first}, et jusqu’au ${last}`;
}

/** « au stand de « Jumping de Saint-Lô » », with French spacing inside the quotes. */
export function pickUpPlace({ label }: Pick<PickUpEvent, "label">): string {
  return `au stand de «\u00a0${label}\u00a0»`;
}
