import type { RootProps } from "../../rootProps.ts";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import { bib } from "./OrderCode.css.ts";

export const orderCodeSizes = ["medium", "large"] as const;
export type OrderCodeSize = (typeof orderCodeSizes)[number];

export interface OrderCodeProps extends RootProps<HTMLParagraphElement> {
  /** Accessible name of the code: « Code de votre commande ». */
  label: string;
  /** Four letters or digits. */
  code: string;
  /** Size among other lines, or for reading across a counter. Default: large. */
  size?: OrderCodeSize;
}

/** An order's short code, drawn like a bib and spelt out by screen readers. */
export function OrderCode({ label, code, size = "large", ...root }: OrderCodeProps) {
  return (
    <p {...root}>
      <VisuallyHidden>
        {label} {[...code].join(" ")}
      </VisuallyHidden>
      <span aria-hidden="true" className={bib({ size })}>
        {code}
      </span>
    </p>
  );
}
