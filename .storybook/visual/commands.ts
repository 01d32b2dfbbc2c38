import type { BrowserCommand } from "vitest/node";
import { keepSpoken, type SpokenOrder } from "./keepSpoken.ts";
import { ledger } from "./ledger.ts";
import { type PictureOrder, takePicture } from "./takePicture.ts";

/** Counts a story that was looked at, with axe's violations in both themes. */
const countStory: BrowserCommand<[story: string, axeViolations: number]> = (
  _context,
  story,
  axeViolations,
) => {
  ledger().stories.add(story);
  ledger().axeViolations += axeViolations;
};

const emulateForcedColors: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? "active" : "none", reducedMotion: "reduce" });
};

/** What the tests of the stories ask of the process that drives the browser. */
export const storyCommands = { takePicture, keepSpoken, countStory, emulateForcedColors };

declare module "vitest/browser" {
  interface BrowserCommands {
    takePicture(order: PictureOrder): Promise<string | null>;
    keepSpoken(order: SpokenOrder): Promise<string | null>;
    countStory(story: string, axeViolations: number): Promise<void>;
    emulateForcedColors(on: boolean): Promise<void>;
  }
}
