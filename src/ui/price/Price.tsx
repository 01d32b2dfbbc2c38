import { classNames } from "../classNames.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Price.css.ts";

export const priceSizes = ["small", "medium", "large"] as const;
export type PriceSize = (typeof priceSizes)[number];

interface Common {
  /** What is paid, already written by the shop's one money function: « 12,50 € ». */
  amount: string;
  /** Default: medium. */
  size?: PriceSize;
}

/** A price alone, or one that fell, with words for who cannot see the stroke. */
export type PriceProps = Common &
  (
    | { previous?: undefined; previousLabel?: never; amountLabel?: never }
    | {
        /** What was paid before, struck through. */
        previous: string;
        /** « Ancien prix ». */
        previousLabel: string;
        /** « Nouveau prix ». */
        amountLabel: string;
      }
  );

/** An amount of money, in figures of one width. */
export function Price({ amount, size = "medium", previous, previousLabel, amountLabel }: PriceProps) {
  return (
    <span className={classNames(css.price, css.sizes[size])}>
      {previous !== undefined && (
        <>
          <VisuallyHidden>{previousLabel} </VisuallyHidden>
          <s className={css.previous}>{previous}</s>
          <VisuallyHidden> {amountLabel} </VisuallyHidden>
        </>
      )}
      <span className={classNames(css.amount, previous !== undefined && css.fallen)}>{amount}</span>
    </span>
  );
}
