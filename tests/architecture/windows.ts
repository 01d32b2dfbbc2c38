import { dirname } from "node:path";
import type { Sources } from "./sources.ts";

/** Components that always span the window. */
const shells = ["banner", "footer", "header", "modal", "page", "scrubber", "shop/pack-tray", "toast"].map(
  (name) => `src/ui/${name}`,
);

const asksWindow = /theme\/windowWidth\.ts"|"@media":\s*\{\s*["'`]\(m(?:in|ax)-width/;

/** Parts that query the window for their columns, though they may sit in a column, a card or a dialog. */
export function windowQueries(sources: Sources): string[] {
  return [...sources]
    .filter(
      ([file, text]) => file.startsWith("src/") && !shells.includes(dirname(file)) && asksWindow.test(text),
    )
    .map(([file]) => `${file} asks the window how wide it is: ask for \`room\` (src/ui/theme/room.ts)`);
}
