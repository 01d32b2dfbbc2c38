import type { OrderStatus } from "./orderStatus.ts";

/** Counted from the day after receipt of the goods (article L. 221-18 of the consumer code). */
const days = 14;
/** The shop knows when a parcel left, not when it arrived: a slow carrier must not shorten the right. */
const daysOnTheWay = 14;

const day = 86_400_000;
const parisDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Paris" });

/**
 * Returns the last moment (ISO 8601) for a customer to withdraw from an order's contract: the end, in France, of the
 * fourteenth day. Null until the order is handed over.
 * @param hasGoods whether it contains prints; files alone count from the payment
 */
export function withdrawalEnd(
  steps: readonly { at: string; status: OrderStatus }[],
  { hasGoods, paidAt }: { hasGoods: boolean; paidAt: string },
): string | null {
  if (!hasGoods) return endOfDay(paidAt, days);
  const handedOver = steps.find(({ status }) => status === "localDelivered");
  if (handedOver) return endOfDay(handedOver.at, days);
  const sent = steps.findLast(({ status }) => status === "delivered" || status === "ended");
  return sent ? endOfDay(sent.at, days + daysOnTheWay) : null;
}

/** The last millisecond, in France, of the day that is a number of days after another. */
function endOfDay(iso: string, after: number): string {
  const next = Date.parse(`${parisDay.format(new Date(iso))}T00:00:00Z`) + (after + 1) * day;
  // Midnight in France is one or two hours before midnight UTC.
  const hour = 3_600_000;
  const wanted = new Date(next).toISOString().slice(0, 10);
  const midnight =
    [next - 2 * hour, next - hour].find((moment) => parisDay.format(moment) === wanted) ?? next;
  return new Date(midnight - 1).toISOString();
}
