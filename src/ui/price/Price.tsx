import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Price.css.ts";

export const priceSizes = ["small", "medium", "large"] as const;
export type PriceSize = (typeof priceSizes)[number];

interface Common {
  /** Level of type. Default: medium. */
  size?: PriceSize;
}

/** A price alone, one that fell, with words for who cannot see the stroke, or one that is not known yet. */
export type PriceProps = Common &
  (
    | {
        /** What is paid, already written by the shop's one money function: « 12,50 € ». */
        amount: string;
        /** What was paid before, struck through. Default: no such price. */
        previous?: undefined;
        previousLabel?: never;
        amountLabel?: never;
        pending?: never;
      }
    | {
        amount: string;
        previous: string;
        /** « Ancien prix ». */
        previousLabel: string;
        /** « Nouveau prix ». */
        amountLabel: string;
        pending?: never;
      }
    | {
        amount?: never;
        previous?: never;
        previousLabel?: never;
        amountLabel?: never;
        /** Stands there until the price is known: « en attente des options… ». */
        pending: string;
      }
  );

/** An amount of money, in figures of one width. */
export function Price({
  amount,
  size = "medium",
  previous,
  previousLabel,
  amountLabel,
  pending,
}: PriceProps) {
  if (pending !== undefined) {
    return <span className={css.price({ size, pending: true })}>{pending}</span>;
  }
  return (
    <span className={css.price({ size })}>
      {previous !== undefined && (
        <>
          <VisuallyHidden>{previousLabel} </VisuallyHidden>
          <s className={css.previous}>{previous}</s>
          <VisuallyHidden> {amountLabel} </VisuallyHidden>
        </>
      )}
      <span className={css.amount({ fallen: previous !== undefined })}>{amount}</span>
    </span>
  );
}
