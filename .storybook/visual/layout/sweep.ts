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
  // A list that is scrolled asks for more of it: looked at from its start, it is the same each time.
  const scrolled = isByScript ? [] : scrolledParts();
  for (const [width, height] of windows) {
    if (briefly && !isInBrief(theme, width)) {
      digests.push(gap);
      continue;
    }
    setWindow(width, height);
    // It keeps its place in another window, too.
    if (isByScript) await frames(3);
    // A window that holds more has scrolled it less: the next one must not depend on it.
    const moved = scrollBack(scrolled);
    if (isByScript && moved) await frames(3);
    const layout = readLayout(document.body);
    digests.push(digestOf(layout));
    for (const fault of layoutFaults(layout)) {
      found.set(fault, [...(found.get(fault) ?? []), `${width} × ${height}`]);
    }
  }
  const faults = [...found].map(([fault, where]) => `${fault} (${theme}, ${where.join(", ")})`);
  return { faults, digests };
}
