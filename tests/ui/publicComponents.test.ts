import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const barrel = readFileSync("src/ui/index.ts", "utf8");
const files = [...barrel.matchAll(/from "\.\/([\w-]+)\/([A-Z]\w+)\.tsx"/g)].map(([, folder, name]) => ({
  folder,
  name,
}));
const stories = new Set(readdirSync("stories/ui"));

describe("the design system's public components", () => {
  it("are found", () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(files)("$name has its stories, Default and Playground first", ({ name }) => {
    expect(stories).toContain(`${name}.stories.tsx`);
    const text = readFileSync(`stories/ui/${name}.stories.tsx`, "utf8");
    const named = [...text.matchAll(/export const (\w+): Story/g)].map(([, story]) => story);
    expect(named.slice(0, 2)).toEqual(["Default", "Playground"]);
  });

  it.each(files)("$name takes no className and no style", ({ folder, name }) => {
    const text = readFileSync(`src/ui/${folder}/${name}.tsx`, "utf8");
    expect(text).not.toMatch(/^\s+(className|style)\??:/m);
  });
});

describe("raw colours", () => {
  const sheets = readdirSync("src/ui", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css.ts") && !path.startsWith("theme"),
  );
  it.each(sheets)("stand in the tokens, not in %s", (path) => {
    expect(readFileSync(`src/ui/${path}`, "utf8")).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i);
  });
});
