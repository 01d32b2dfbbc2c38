import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export const visuallyHiddenElements = ["span", "p", "h1", "h2", "h3", "h4"] as const;
export type VisuallyHiddenElement = (typeof visuallyHiddenElements)[number];

export interface VisuallyHiddenProps {
  /** Element rendered. Default: span. */
  as?: VisuallyHiddenElement;
  /** Target of aria-labelledby or aria-describedby. Default: none. */
  id?: string;
  /** Content for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
