import type { ReactNode } from "react";
import * as css from "./Page.css.ts";

export const pageWidths = ["form", "reading", "page", "wide"] as const;
export type PageWidth = (typeof pageWidths)[number];

export interface PageProps {
  /** Maximum width: form 30 rem, reading 42 rem, page 80 rem, wide 110 rem. Default: page. */
  width?: PageWidth;
  /** Whether there is little space above and between its sections, for a screen of pictures. Default: false. */
  compact?: boolean;
  /** Whether this is the document's main landmark; false if nested. Default: true. */
  main?: boolean;
  /** Anchor of the main landmark, for a skip link. Default: "contenu". */
  id?: string;
  /** The sections of the screen, spaced by the page. */
  children: ReactNode;
}

/** A screen's content: centred, with gutters that grow with the screen. */
export function Page({ width = "page", compact = false, main = true, id = "contenu", children }: PageProps) {
  const Landmark = main ? "main" : "div";
  return (
    <Landmark {...(main && { id, tabIndex: -1 })} className={css.page({ compact })}>
      <div className={css.content({ width, compact })}>{children}</div>
    </Landmark>
  );
}
