import type { ReactNode, Ref } from "react";
import type { RootProps } from "../rootProps.ts";
import { hidden } from "./VisuallyHidden.css.ts";

export const visuallyHiddenElements = ["span", "p", "h1", "h2", "h3", "h4"] as const;
export type VisuallyHiddenElement = (typeof visuallyHiddenElements)[number];

export interface VisuallyHiddenProps extends RootProps {
  /** Element rendered. Default: span. */
  as?: VisuallyHiddenElement;
  /** Content for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = "span", children, ref, ...root }: VisuallyHiddenProps) {
  // One tag name for all, so that a single ref type fits.
  const Element = as as "span";
  return (
    <Element {...root} ref={ref as Ref<HTMLSpanElement>} className={hidden}>
      {children}
    </Element>
  );
}
