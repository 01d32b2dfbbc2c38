import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { bib } from "./OrderCode.css.ts";

export const orderCodeSizes = ["medium", "large"] as const;
export type OrderCodeSize = (typeof orderCodeSizes)[number];

export interface OrderCodeProps {
  /** What the code is of, for screen readers: « Code de votre commande ». */
  label: string;
  /** Four letters or figures. */
  code: string;
  /** Among other lines, or to be read from the other side of a counter. Default: large. */
  size?: OrderCodeSize;
}

/** An order's short code, drawn like a bib, and spelt by screen readers. */
export function OrderCode({ label, code, size = "large" }: OrderCodeProps) {
  return (
    <p>
      <VisuallyHidden>
        {label} {[...code].join(" ")}
      </VisuallyHidden>
      <span aria-hidden="true" className={bib({ size })}>
        {code}
      </span>
    </p>
  );
}
