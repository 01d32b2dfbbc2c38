import type { ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./SidebarLayout.css.ts";

export interface SidebarLayoutProps extends RootProps<HTMLDivElement> {
  /** Content beside the main one on a desktop, below it on smaller screens: a total, a table of contents. */
  aside: ReactNode;
  /** Whether an aside taller than the screen scrolls on its own; it must then contain links or buttons for keyboard scrolling. Default: false. */
  scrolls?: boolean;
  /** The main content, first in reading order. */
  children: ReactNode;
}

/** Content with a sticky aside next to it. */
export function SidebarLayout({ aside, scrolls = false, children, ...root }: SidebarLayoutProps) {
  return (
    <div {...root} className={css.grid}>
      <div className={css.content}>{children}</div>
      <div className={css.aside({ scrolls })}>{aside}</div>
    </div>
  );
}
