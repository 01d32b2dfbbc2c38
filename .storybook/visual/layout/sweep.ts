import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { briefly } from "../underTest.ts";
import { frames, setWindow } from "../viewport.ts";
import { digestOf } from "./digest.ts";
import { readLayout } from "./items.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { gap, isInBrief, windows } from "./windows.ts";

/** Laid out by a script, after a resize event. */
const laidOutByScript = "[role='grid']";

/**
 * Checks the story in each window in turn, or briefly in some of them, in its current theme.
 * @returns one line per fault, with its windows; a digest of the layout in each window, or a gap
 */
export async function sweep(theme: ThemeName): Promise<{ faults: string[]; digests: string[] }> {
  const digests: string[] = [];
  const found = new Map<string, string[]>();
  for (const [width, height] of windows) {
    // Briefly too, in every one: how far a page is scrolled in a window depends on those before.
    setWindow(width, height);
    if (document.querySelector(laidOutByScript)) await frames(3);
    if (briefly && !isInBrief(theme, width)) {
      digests.push(gap);
      continue;
    }
    const layout = readLayout(document.body);
    digests.push(digestOf(layout));
    for (const fault of layoutFaults(layout)) {
      found.set(fault, [...(found.get(fault) ?? []), `${width} × ${height}`]);
    }
  }
  const faults = [...found].map(([fault, where]) => `${fault} (${theme}, ${where.join(", ")})`);
  return { faults, digests };
}
