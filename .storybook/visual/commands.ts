import type { BrowserCommand } from "vitest/node";
import { keepTranscript, type TranscriptOrder } from "./keepTranscript.ts";
import { runResults } from "./runResults.ts";
import { keepSheets, type PictureOrder, takePicture } from "./takePicture.ts";

/** Counts a story, with its axe violations in every theme. */
const countStory: BrowserCommand<[story: string, axeViolations: number]> = (
  _context,
  story,
  axeViolations,
) => {
  runResults().stories.add(story);
  runResults().axeViolations += axeViolations;
};

const emulateForcedColors: BrowserCommand<[on: boolean]> = async ({ page }, on) => {
  await page.emulateMedia({ forcedColors: on ? "active" : "none", reducedMotion: "reduce" });
};

/** Commands that the story tests call in the process that drives the browser. */
export const storyCommands = { takePicture, keepSheets, keepTranscript, countStory, emulateForcedColors };

declare module "vitest/browser" {
  interface BrowserCommands {
    takePicture(order: PictureOrder): Promise<string | null>;
    keepSheets(component: string, whole: boolean): Promise<void>;
    keepTranscript(order: TranscriptOrder): Promise<string | null>;
    countStory(story: string, axeViolations: number): Promise<void>;
    emulateForcedColors(on: boolean): Promise<void>;
  }
}
