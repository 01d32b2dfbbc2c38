import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { frames, setWindow } from "../viewport.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { windows } from "./windows.ts";

/** Laid out by a script, once it is told of the new size. */
const laidOutByScript = "[role='grid']";

/**
 * Looks at the story in each window in turn, in the theme that it is in.
 * @returns a line a fault, with the windows that it is in
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
