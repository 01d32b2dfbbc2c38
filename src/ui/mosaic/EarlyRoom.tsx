import { earlyRooms } from "./early.ts";
import * as css from "./Mosaic.css.ts";
import type { MosaicContents } from "./measured.ts";

/** Space below the server-rendered rows; hydration leaves it untouched, so that the browser needs no code for it. */
export function EarlyRoom({ contents }: { contents: MosaicContents }) {
  const html = import.meta.env.SSR
    ? earlyRooms(contents)
        .map(
          ({ columns, width, height }) =>
            `<svg viewBox="0 0 ${width} ${height}" class="${css.earlyRoom({ columns })}"></svg>`,
        )
        .join("")
    : "";
  return (
    <div
      aria-hidden="true"
      className={css.earlyRooms}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and class names alone
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
