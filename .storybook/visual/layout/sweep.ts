import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { frames, setWindow } from "../viewport.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { windows } from "./windows.ts";

/** Laid out by a script, after a resize event. */
const laidOutByScript = "[role='grid']";

/**
 * Checks the story in each window in turn, in its current theme.
 * @returns one line per fault, with its windows
 */
export async function sweep(theme: ThemeName): Promise<string[]> {
  const found = new Map<string, string[]>();
  for (const [width, height] of windows) {
    setWindow(width, height);
    if (document.querySelector(laidOutByScript)) await frames(3);
    for (const fault of layoutFaults()) {
      found.set(fault, [...(found.get(fault) ?? []), `${width} × ${height}`]);
    }
  }
  return [...found].map(([fault, where]) => `${fault} (${theme}, ${where.join(", ")})`);
}
