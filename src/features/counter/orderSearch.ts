import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { searchKey } from "../../domain/pictures/searchKey.ts";

/** Returns the typed code in capitals once it is complete: the server then searches all days, not only today. */
export function codeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[0-9A-F]{4}$/.test(code) ? code : null;
}

/** Returns the orders whose code starts with the text, or whose name or address contains it, ignoring accents. */
export function matchingOrders(orders: readonly CounterOrder[], typed: string): CounterOrder[] {
  const key = searchKey(typed);
  if (key === "") return [...orders];
  return orders.filter(
    ({ code, lastName, email }) =>
      searchKey(code).startsWith(key) ||
      searchKey(lastName ?? "").includes(key) ||
      searchKey(email ?? "").includes(key),
  );
}
