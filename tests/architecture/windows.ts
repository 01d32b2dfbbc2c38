import { dirname } from "node:path";
import type { Sources } from "./sources.ts";

/** What spans the window whatever is on the screen. */
const shells = ["banner", "footer", "header", "modal", "page", "toast"].map((name) => `src/ui/${name}`);

const asksWindow = /theme\/windowWidth\.ts"|"@media":\s*\{\s*["'`]\(m(?:in|ax)-width/;

/** Parts that ask the window for their columns, though they may stand in a column, a card or a dialog of it. */
export function windowQueries(sources: Sources): string[] {
  return [...sources]
    .filter(
      ([file, text]) => file.startsWith("src/") && !shells.includes(dirname(file)) && asksWindow.test(text),
    )
    .map(([file]) => `${file} asks the window how wide it is: ask for \`room\` (src/ui/theme/room.ts)`);
}
