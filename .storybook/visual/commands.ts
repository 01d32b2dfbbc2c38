import type { BrowserCommand } from "vitest/node";
import { keepLooks, type LooksOrder } from "./keepLooks.ts";
import { keepTranscript, type TranscriptOrder } from "./keepTranscript.ts";
import { measureBehind } from "./measureBehind.ts";
import type { Mode } from "./modes.ts";
import type { Drawn } from "./probes/texts.ts";
import { runResults } from "./runResults.ts";
import { countPictures, type Frame, keepSheets, type PictureOrder, takePicture } from "./takePicture.ts";

/** Counts a story, with its axe violations in every theme. */
const countStory: BrowserCommand<[story: string, axeViolations: number]> = (
  _context,
  story,
  axeViolations,
) => {
  runResults().stories.add(story);
  runResults().axeViolations += axeViolations;
};

export type Medium = "screen" | "print" | "forced-colors";

const emulate: BrowserCommand<[medium: Medium]> = async ({ page }, medium) => {
  await page.emulateMedia({
    media: medium === "print" ? "print" : "screen",
    forcedColors: medium === "forced-colors" ? "active" : "none",
    reducedMotion: "reduce",
  });
};

/** Commands that the story tests call in the process that drives the browser. */
export const storyCommands = {
  countPictures,
  takePicture,
  keepSheets,
  keepTranscript,
  keepLooks,
  countStory,
  emulate,
  measureBehind,
};

declare module "vitest/browser" {
  interface BrowserCommands {
    countPictures(story: string, modes: readonly Mode[]): Promise<void>;
    takePicture(order: PictureOrder): Promise<string | null>;
    keepSheets(component: string, whole: boolean): Promise<void>;
    keepTranscript(order: TranscriptOrder): Promise<string | null>;
    keepLooks(order: LooksOrder): Promise<string | null>;
    countStory(story: string, axeViolations: number): Promise<void>;
    emulate(medium: Medium): Promise<void>;
    measureBehind(frame: Frame, texts: readonly Drawn[]): Promise<string[]>;
  }
}
