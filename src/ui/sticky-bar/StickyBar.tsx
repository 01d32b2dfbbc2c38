import { type ReactNode, useLayoutEffect } from "react";
import { noteHeight } from "../noteHeight.ts";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import { usePageMark } from "../usePageMark.ts";
import { stickyBarHeight } from "./heights.ts";
import * as css from "./StickyBar.css.ts";

export interface StickyBarProps extends RootProps {
  /** Accessible name of the landmark: « Photos cochées ». */
  label: string;
  /** Subject, announced when it changes: « 3 photos cochées ». */
  words: string;
  /** Buttons. */
  children: ReactNode;
  /** Whether it stands above another one, while there is one. Default: false. */
  above?: boolean;
}

/** Actions on ticked items, reachable at any scroll position. Must be the last child of its subject. */
export function StickyBar({ label, words, children, above = false, ref, ...root }: StickyBarProps) {
  const bar = useOwnRef(ref);
  usePageMark("bar");
  useLayoutEffect(
    () => (above || !bar.current ? undefined : noteHeight(bar.current, stickyBarHeight)),
    [above],
  );
  return (
    <section {...root} ref={bar} aria-label={label} className={css.bar({ above })}>
      <span role="status" className={css.words}>
        {words}
      </span>
      <div className={css.actions}>{children}</div>
    </section>
  );
}
