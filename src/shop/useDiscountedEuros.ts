import { useAtomValue } from "jotai";
import { reducedBy } from "../domain/money/amounts.ts";
import { formatEuros } from "../domain/money/money.ts";
import { discountPercentAtom } from "./discounts.ts";

/** Returns what writes an amount in cents with the current discount: for words, which have no room for the price before it. */
export function useDiscountedEuros(): (cents: number) => string {
  const percent = useAtomValue(discountPercentAtom);
  return (cents) => formatEuros(reducedBy(cents, percent));
}
