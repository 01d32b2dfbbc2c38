import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** Element rendered. Default: span. */
  as?: "span" | "p" | "h1" | "h2" | "h3";
  /** Target of aria-labelledby or aria-describedby. */
  id?: string;
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ as: Element = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
