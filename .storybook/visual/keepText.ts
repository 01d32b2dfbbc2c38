import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { TestProject } from "vitest/node";

function firstChange(before: string, after: string): string {
  const then = before.split("\n");
  const now = after.split("\n");
  const at = now.findIndex((line, index) => line !== then[index]);
  const line = at === -1 ? now.length : at;
  return `line ${line + 1}: « ${then[line]?.trim() ?? "nothing"} » before, « ${now[line]?.trim() ?? "nothing"} » now`;
}

/** The page may still be changing. */
export const notYet = "not yet as before";

/** A text that differs from its baseline. */
export interface TextChange {
  before: string;
  reason: string;
}

interface Text {
  path: string;
  /** Empty for no text, and no file. */
  text: string;
  /** Whether the page may still be changing: then a difference is neither written nor told in full. */
  passing?: boolean;
}

/**
 * Compares a text with its baseline, character by character.
 * With `-u`, writes the baseline once the time to settle is over; a missing one is written too, unless `CI` is set.
 * @returns null if they are the same, or the baseline has just been approved
 */
export async function keepText(
  { vitest }: TestProject,
  { path, text, passing = false }: Text,
): Promise<TextChange | null> {
  const update = vitest.config.snapshotOptions.updateSnapshot;
  const before = await readFile(path, "utf8").catch(() => "");
  if (before === text) return null;
  if (passing) return { before, reason: notYet };

  if (update === "all" || (before === "" && update === "new")) {
    await mkdir(dirname(path), { recursive: true });
    await (text === "" ? rm(path) : writeFile(path, text));
  }
  if (update === "all") return null;
  if (before !== "") return { before, reason: firstChange(before, text) };
  return {
    before,
    reason: update === "new" ? "new: the baseline is written, read it and run again" : "there is no baseline",
  };
}
