import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { briefly } from "../underTest.ts";
import { frames, scrollBack, scrolledParts, setWindow } from "../viewport.ts";
import { digestOf } from "./digest.ts";
import { readLayout } from "./items.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { gap, isInBrief, windows } from "./windows.ts";

/** Laid out by a script, after the window's and the scrolling's events. */
const laidOutByScript = "[role='grid']";

/**
 * Checks the story in each window in turn, or briefly in some of them, in its current theme.
 * @returns one line per fault, with its windows; a digest of the layout in each window, or a gap
 */
export async function sweep(theme: ThemeName): Promise<{ faults: string[]; digests: string[] }> {
  const digests: string[] = [];
  const found = new Map<string, string[]>();
  const isByScript = document.querySelector(laidOutByScript) !== null;
  // A list asks for more when it is scrolled: from its start it is the same each time.
  const scrolled = isByScript ? [] : scrolledParts();
  for (const [width, height] of windows) {
    if (briefly && !isInBrief(theme, width)) {
      digests.push(gap);
      continue;
    }
    setWindow(width, height);
    // A script may scroll as well, to keep its place in the new window.
    if (isByScript) await frames(3);
    const isElsewhere = isByScript && scrolledParts().length > 0;
    // A larger window has less to scroll; the next one must not depend on it.
    scrollBack(scrolled);
    if (isElsewhere) await frames(3);
    const layout = readLayout(document.body);
    digests.push(digestOf(layout));
    for (const fault of layoutFaults(layout)) {
      found.set(fault, [...(found.get(fault) ?? []), `${width} × ${height}`]);
    }
  }
  const faults = [...found].map(([fault, where]) => `${fault} (${theme}, ${where.join(", ")})`);
  return { faults, digests };
}
