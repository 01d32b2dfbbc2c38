import type { RootProps } from "../../rootProps.ts";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Price.css.ts";

export const priceSizes = ["small", "medium", "large"] as const;
export type PriceSize = (typeof priceSizes)[number];

interface Common extends RootProps<HTMLSpanElement> {
  /** Level of type. Default: medium. */
  size?: PriceSize;
}

/** A plain price, a reduced one with texts for screen readers, or one still unknown. */
export type PriceProps = Common &
  (
    | {
        /** The current price, formatted by the shop's money function: « 12,50 € ». */
        amount: string;
        /** The previous price, struck through. Default: no such price. */
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
        /** Shown until the price is known: « en attente des options… ». */
        pending: string;
      }
  );

/** An amount of money, in tabular figures. */
export function Price({
  amount,
  size = "medium",
  previous,
  previousLabel,
  amountLabel,
  pending,
  ...root
}: PriceProps) {
  if (pending !== undefined) {
    return (
      <span {...root} className={css.price({ size, pending: true })}>
        {pending}
      </span>
    );
  }
  return (
    <span {...root} className={css.price({ size })}>
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
