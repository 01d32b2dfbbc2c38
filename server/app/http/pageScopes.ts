import { uuid } from "../../../src/api/contract/fields.ts";
import type { BroughtAnswers } from "../../../src/api/contract/firstView.ts";
import { eventScopes, shopScope } from "../../catalogue/answerScopes.ts";

/** Returns the event that a page's address names, if any. */
export function eventOf(address: string): string | undefined {
  return uuid.safeParse(new URL(address).searchParams.get("event")).data;
}

/** What all events share, and names, whose spelling is of the catalogue too. */
const shared =
  /^\/anonymous\/(filterTypes|adverts|discounts|pricings|products|productVariants|filterValues\/[^/?]+)(\/|\?|$)/;

/**
 * Returns the scopes of a page's versions: its event's if everything that it shows is of this event, the shop's otherwise.
 * @param answers those that the page was drawn from
 */
export function pageScopes(address: string, answers: BroughtAnswers): readonly string[] {
  const event = eventOf(address);
  // The preview of a link to a picture names the picture, of whichever event.
  if (event === undefined || new URL(address).searchParams.has("photo")) return [shopScope];
  const isOfEvent = Object.entries(answers).every(([call, { body }]) => {
    const { pathname, searchParams } = new URL(call, "http://shop.invalid");
    if (pathname === `/anonymous/events/${event}` || shared.test(call)) return true;
    if (/^\/anonymous\/contests\/[0-9a-f-]{36}$/.test(pathname))
      return (body as { eventUuid?: string }).eventUuid === event;
    return (searchParams.get("eventUuid") ?? searchParams.get("eventUuids")) === event;
  });
  return isOfEvent ? eventScopes(event) : [shopScope];
}
