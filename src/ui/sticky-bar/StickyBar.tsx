import type { ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import { usePageMark } from "../usePageMark.ts";
import * as css from "./StickyBar.css.ts";

export interface StickyBarProps extends RootProps {
  /** Accessible name of the landmark: « Photos cochées ». */
  label: string;
  /** Subject, announced when it changes: « 3 photos cochées ». */
  words: string;
  /** Buttons. */
  children: ReactNode;
}

/**
 * Actions on ticked items, reachable at any scroll position. Must be the last child of its subject. `data-above` puts it above
 * another one, whose height is in `stickyBarHeight`.
 */
export function StickyBar({ label, words, children, ...root }: StickyBarProps) {
  usePageMark("bar");
  return (
    <section {...root} aria-label={label} className={css.bar}>
      <span role="status" className={css.words}>
        {words}
      </span>
      <div className={css.actions}>{children}</div>
    </section>
  );
}
