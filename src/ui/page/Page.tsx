import type { ReactNode, Ref } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Page.css.ts";

export const pageWidths = ["form", "reading", "page", "wide"] as const;
export type PageWidth = (typeof pageWidths)[number];

export interface PageProps extends RootProps {
  /** Maximum width: form 30 rem, reading 42 rem, page 80 rem, wide 110 rem. Default: page. */
  width?: PageWidth;
  /** Whether there is little space above and between its sections, for a screen of pictures. Default: false. */
  compact?: boolean;
  /** Whether this is the document's main landmark; false if nested. Default: true. */
  main?: boolean;
  /** Anchor of the main landmark, for a skip link. Default: "contenu" if it is one. */
  id?: string | undefined;
  /** The sections of the screen, spaced by the page. */
  children: ReactNode;
}

/** A screen's content: centred, with gutters that grow with the screen. */
export function Page({
  width = "page",
  compact = false,
  main = true,
  id = main ? "contenu" : undefined,
  children,
  ref,
  ...root
}: PageProps) {
  // One tag name for both, so that a single ref type fits.
  const Landmark = (main ? "main" : "div") as "div";
  return (
    <Landmark
      {...root}
      ref={ref as Ref<HTMLDivElement>}
      id={id}
      tabIndex={main ? -1 : undefined}
      className={css.page({ compact })}
    >
      <div className={css.content({ width, compact })}>{children}</div>
    </Landmark>
  );
}
