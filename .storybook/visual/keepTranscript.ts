import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserCommand } from "vitest/node";
import { transcriptsFolder } from "./paths.ts";
import { runResults } from "./runResults.ts";

export interface TranscriptOrder {
  story: string;
  transcript: string;
  /** Whether the page may still be changing: then a difference is returned, but neither reported nor written. */
  passing: boolean;
}

function firstChange(before: string, after: string): string {
  const then = before.split("\n");
  const now = after.split("\n");
  const at = now.findIndex((line, index) => line !== then[index]);
  const line = at === -1 ? now.length : at;
  return `line ${line + 1}: « ${then[line]?.trim() ?? "nothing"} » before, « ${now[line]?.trim() ?? "nothing"} » now`;
}

/**
 * Compares the transcript with its baseline, character by character, no-break spaces included.
 * With `-u`, writes the baseline once the time to settle is over; a missing one is written too, unless `CI` is set.
 * @returns the fault in one line, or null
 */
export const keepTranscript: BrowserCommand<[TranscriptOrder]> = async ({ project }, order) => {
  const { story, transcript, passing } = order;
  const update = project.vitest.config.snapshotOptions.updateSnapshot;
  const file = `${story}.txt`;
  const path = join(transcriptsFolder, file);
  runResults().transcripts.add(file);
  const before = await readFile(path, "utf8").catch(() => null);
  if (before === transcript) return null;
  if (passing) return `${file}: not yet as before`;

  if (update === "all" || (before === null && update === "new")) {
    await mkdir(transcriptsFolder, { recursive: true });
    await writeFile(path, transcript);
  }
  if (update === "all") return null;
  const reason =
    before !== null
      ? firstChange(before, transcript)
      : update === "new"
        ? "new: the baseline is written, read it and run again"
        : "there is no baseline";
  runResults().changes.push({
    story,
    kind: "transcript",
    file,
    reason,
    before: before ?? "",
    after: transcript,
  });
  return `${file}: ${reason}`;
};
