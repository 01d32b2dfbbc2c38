import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { BrowserCommand } from "vitest/node";
import { keepText } from "./keepText.ts";
import { gap, windows } from "./layout/windows.ts";
import { looksFolder } from "./paths.ts";
import { reviewing } from "./reviewing.ts";
import { runResults } from "./runResults.ts";

export interface LooksOrder {
  component: string;
  looks: string;
  /** Whether every story of the file has run and passed: otherwise some of its waits are missing, and marks are wrong. */
  whole: boolean;
}

const unmarked = (text: string) => text.replace(/^not shown: /gm, "");
/** The layouts and waits of stories, after the rules and values of the whole file. */
const ofStories = /(?:^|\n\n)(?:layout|waits)\n[\s\S]*$/;

/** Returns what may be compared of a file whose stories did not all run: its rules, and new lines of its stories. */
function partOf(looks: string, before: string): string {
  const told = ofStories.exec(looks)?.[0].split("\n") ?? [];
  const known = new Set(before.split("\n"));
  return [unmarked(looks).replace(ofStories, ""), ...told.filter((line) => !known.has(line))]
    .join("\n")
    .trim();
}

/** A story's layout: a digest for each width, then the story's name and theme. */
const layoutLine = new RegExp(`^((?:(?:\\w{4}|${gap}) )+)([\\w-]+, \\w+)$`);
const widths = windows.map(([width]) => width);

function* digestsIn(text: string): Generator<[story: string, digests: string[]]> {
  for (const line of text.split("\n")) {
    const [, digests, story] = layoutLine.exec(line) ?? [];
    if (digests && story) yield [story, digests.trim().split(" ")];
  }
}

/** Fills the gaps of a brief sweep with the digests of the baseline; those of a story without any stay. */
export function fillGaps(looks: string, before: string): string {
  const known = new Map(digestsIn(before));
  return looks.replace(new RegExp(layoutLine, "gm"), (line, digests: string, story: string) => {
    const then = known.get(story);
    if (!then) return line;
    const filled = digests
      .trim()
      .split(" ")
      .map((now, index) => (now === gap ? (then[index] ?? now) : now));
    return [...filled, story].join(" ");
  });
}

/** Returns the first story whose layout has changed, and at which widths, or null. */
function layoutChange(before: string, now: string): string | null {
  const known = new Map(digestsIn(before));
  for (const [name, digests] of digestsIn(now)) {
    const then = known.get(name);
    const changed = then ? widths.filter((_, index) => digests[index] !== then[index]) : [];
    if (changed.length > 0) return `${name}: texts or controls are elsewhere at ${changed.join(", ")} px`;
  }
  return null;
}

/**
 * Compares what no picture of a story file shows with its baseline.
 * @returns the fault in one line, or null
 */
export const keepLooks: BrowserCommand<[LooksOrder]> = async ({ project }, order) => {
  const { component, whole } = order;
  const file = `${component}.txt`;
  const path = join(looksFolder, file);
  if (order.looks !== "") runResults().looks.add(file);
  const known = await readFile(path, "utf8").catch(() => "");
  const looks = fillGaps(order.looks, known);
  if (looks.includes(gap)) return `${file}: new stories, whose layouts npm run test:stories writes`;
  const approving = known === "" || project.vitest.config.snapshotOptions.updateSnapshot === "all";
  if (!whole && (approving || partOf(looks, known) === partOf(known, known))) return null;
  const change = await keepText(project, { path, text: looks });
  if (!change) return null;
  const { before } = change;
  const reason = layoutChange(before, looks) ?? change.reason;
  runResults().changes.push({
    kind: "text",
    story: component,
    path: relative("", path),
    reason,
    before,
    now: looks,
  });
  return reviewing ? null : `${file}: ${reason}`;
};
