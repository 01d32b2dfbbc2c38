import { join, relative } from "node:path";
import type { BrowserCommand } from "vitest/node";
import { keepText, notYet } from "./keepText.ts";
import { transcriptsFolder } from "./paths.ts";
import { reviewing } from "./reviewing.ts";
import { runResults } from "./runResults.ts";

export interface TranscriptOrder {
  story: string;
  transcript: string;
  /** Whether the page may still be changing: then a difference is returned, but neither reported nor written. */
  passing: boolean;
}

/**
 * Compares what a screen reader announces with its baseline, no-break spaces included.
 * @returns the fault in one line, or null
 */
export const keepTranscript: BrowserCommand<[TranscriptOrder]> = async ({ project }, order) => {
  const { story, transcript, passing } = order;
  const file = `${story}.txt`;
  runResults().transcripts.add(file);
  const path = join(transcriptsFolder, file);
  const change = await keepText(project, { path, text: transcript, passing: passing && !reviewing });
  if (!change) return null;
  const { before, reason } = change;
  if (reason === notYet) return `${file}: ${reason}`;
  runResults().changes.push({
    kind: "text",
    story,
    path: relative("", path),
    reason,
    before,
    now: transcript,
  });
  return reviewing ? null : `${file}: ${reason}`;
};
