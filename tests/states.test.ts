import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** docs/states.md names the story of each modal and state: a list that has stopped being true is worse than none. */
const root = join(import.meta.dirname, "..");
const lines = readFileSync(join(root, "docs/states.md"), "utf8").split("\n");
const rows = lines
  .filter((line) => line.startsWith("|") && !/^\| State \||^\|-/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, state = "", stories = ""]) => ({ state, stories }));

/** `features/TopBar: Default` for each story under stories/. */
function storiesToldOf(): Set<string> {
  const files = readdirSync(join(root, "stories"), { recursive: true, encoding: "utf8" });
  const told = new Set<string>();
  for (const file of files.filter((name) => name.endsWith(".stories.tsx"))) {
    const text = readFileSync(join(root, "stories", file), "utf8");
    const title = /\btitle: "([^"]+)"/.exec(text)?.[1];
    for (const [, name] of text.matchAll(/^export const (\w+): Story\b/gm)) told.add(`${title}: ${name}`);
  }
  return told;
}

describe("docs/states.md", () => {
  test("names stories that exist", () => {
    const told = storiesToldOf();
    const named = rows.flatMap(({ stories }) => [...stories.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.filter((name) => !told.has(name ?? ""))).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });

  test("leaves no state without a story, and tells none twice", () => {
    expect(rows.filter(({ stories }) => !/^`[^`]+`(, `[^`]+`)*$/.test(stories))).toEqual([]);
    const states = rows.map(({ state }) => state);
    expect(states.filter((state, place) => states.indexOf(state) !== place)).toEqual([]);
  });
});
