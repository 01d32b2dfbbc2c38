import type { ReactNode } from "react";
import * as css from "./SidebarLayout.css.ts";

export interface SidebarLayoutProps {
  /** What stands beside the content on a desktop, and after it on smaller screens: a total, a table of contents. */
  aside: ReactNode;
  /** Whether an aside taller than the screen scrolls by itself; it then holds links or buttons, by which a keyboard scrolls it. Default: false. */
  scrolls?: boolean;
  /** The content proper, first in reading order. */
  children: ReactNode;
}

/** Content with an aside that stays in view beside it. */
export function SidebarLayout({ aside, scrolls = false, children }: SidebarLayoutProps) {
  return (
    <div className={css.grid}>
      <div className={css.content}>{children}</div>
      <div className={css.aside({ scrolls })}>{aside}</div>
    </div>
  );
}
