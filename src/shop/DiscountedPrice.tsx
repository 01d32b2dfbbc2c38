import { useAtomValue } from "jotai";
import { reducedBy } from "../domain/money/amounts.ts";
import { formatEuros } from "../domain/money/money.ts";
import { Price, type PriceSize } from "../ui/index.ts";
import { discountPercentAtom } from "./discounts.ts";

export interface DiscountedPriceProps {
  /** Before the discount; null while it is unknown. */
  cents: number | null;
  /** Words in place of an unknown price. Default: none. */
  pending?: string;
  /** Level of type. Default: medium. */
  size?: PriceSize;
  /** Before the amount: « dès », « + ». Default: nothing. */
  prefix?: string;
}

/** A price with the current discount, beside the price before it. */
export function DiscountedPrice({ cents, pending = "", size = "medium", prefix = "" }: DiscountedPriceProps) {
  const percent = useAtomValue(discountPercentAtom);
  const words = (amount: number) => `${prefix}${prefix && " "}${formatEuros(amount)}`;
  if (cents === null) return <Price size={size} pending={pending} />;
  const reduced = reducedBy(cents, percent);
  if (reduced === cents) return <Price size={size} amount={words(cents)} />;
  return (
    <Price
      size={size}
      previous={formatEuros(cents)}
      previousLabel="Ancien prix"
      amount={words(reduced)}
      amountLabel="Nouveau prix"
    />
  );
}
