import type { CounterOrder } from "../../api/contract/counterCalls.ts";
import { searchKey } from "../../domain/pictures/searchKey.ts";

/** The code that was typed, in capitals, once it is whole: the server then looks through all days, not only today. */
export function codeOf(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[0-9A-F]{4}$/.test(code) ? code : null;
}

/** The orders whose code begins with what was typed, or whose name or address holds it, whatever the accents. */
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
