import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./OrderCode.css.ts";

export interface OrderCodeProps {
  /** What the code is of: « Code de votre commande ». */
  label: string;
  /** Four letters or figures. */
  code: string;
}

/** An order's short code, large enough to be read across a counter, and spelt by screen readers. */
export function OrderCode({ label, code }: OrderCodeProps) {
  return (
    <p>
      <VisuallyHidden>
        {label} {[...code].join(" ")}
      </VisuallyHidden>
      <span aria-hidden="true" className={css.code}>
        {code}
      </span>
    </p>
  );
}
