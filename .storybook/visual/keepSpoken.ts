import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserCommand } from "vitest/node";
import { ledger } from "./ledger.ts";
import { spokenFolder } from "./paths.ts";

export interface SpokenOrder {
  story: string;
  spoken: string;
  /** Whether it may still be changing: then a difference is told, and neither counted nor written. */
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
 * Holds what a screen reader is told against its baseline, letter by letter, no-break spaces included.
 * With `-u`, writes the baseline; a missing one is written too, except where `CI` is set.
 * @returns what is wrong in one line, or null
 */
export const keepSpoken: BrowserCommand<[SpokenOrder]> = async ({ project }, { story, spoken, passing }) => {
  const update = project.vitest.config.snapshotOptions.updateSnapshot;
  const file = `${story}.txt`;
  const path = join(spokenFolder, file);
  ledger().transcripts.add(file);
  const before = await readFile(path, "utf8").catch(() => null);
  if (before === spoken) return null;
  if (passing && before !== null && update !== "all") return `${file}: not yet as before`;

  if (update === "all" || (before === null && update === "new")) {
    await mkdir(spokenFolder, { recursive: true });
    await writeFile(path, spoken);
  }
  if (update === "all") return null;
  const reason =
    before !== null
      ? firstChange(before, spoken)
      : update === "new"
        ? "new: the baseline is written, read it and run again"
        : "there is no baseline";
  ledger().changes.push({ story, kind: "spoken", file, reason, before: before ?? "", after: spoken });
  return `${file}: ${reason}`;
};
