import type { ReactNode } from "react";
import * as css from "./StickyBar.css.ts";

export interface StickyBarProps {
  /** Name of the landmark: « Photos cochées ». */
  label: string;
  /** What it is about, announced when it changes: « 3 photos cochées ». */
  words: string;
  /** Buttons. */
  children: ReactNode;
}

/** Actions on what is ticked, at hand wherever the page is scrolled to. Last child of what it is about. */
export function StickyBar({ label, words, children }: StickyBarProps) {
  return (
    <section aria-label={label} className={css.bar}>
      <span role="status" className={css.words}>
        {words}
      </span>
      <div className={css.actions}>{children}</div>
    </section>
  );
}
