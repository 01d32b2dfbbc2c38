import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { Browser, choices, itemOf } from "../../e2e/support/browser.ts";

/** The pages of the goal: an event's pictures, the search, the cart, the help. */
export const goalPaths = [`/search?event=${largeEventUuid}&mode=pictures`, "/search", "/cart", "/help"];

/** Items of the audited cart: more than a phone's window shows. */
const items = 4;

/** Puts prints into a new visitor's cart; returns the cookie that this visitor sends. */
export async function cookieOfCart(url: string): Promise<string> {
  const visitor = new Browser(url);
  for (const choice of await choices(visitor, "20_30", items, largeEventUuid))
    await visitor.call("POST", "/anonymous/orderItems", itemOf(choice));
  return visitor.cookie;
}
