import { resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { frenchFor, frenchWords } from "../../.storybook/frenchWords.ts";
import { readTypeScript } from "../../scripts/house/imports.ts";
import { mostUsed, readKin } from "../../scripts/ui/book.ts";
import { examples } from "../../stories/examples/examples.ts";

const sources = readTypeScript(resolve(import.meta.dirname, "../.."));
const titles = [...sources].flatMap(([file, text]) =>
  file.startsWith("stories/") ? (/\btitle: "([^"]+)"/.exec(text)?.[1] ?? []) : [],
);
const names = [...sources].flatMap(([file, text]) =>
  file.startsWith("stories/")
    ? [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = ""]) => name)
    : [],
);

const planted = new Map([
  [
    "src/ui/index.ts",
    'export { Ribbon, RibbonLink, type RibbonProps } from "./ribbon/Ribbon.tsx";\nexport { Prize } from "./shop/prize/Prize.tsx";\n',
  ],
  ["src/ui/ribbon/Ribbon.tsx", ""],
  ["src/ui/shop/prize/Prize.tsx", 'import { PrizeMark } from "./PrizeMark.tsx";'],
  ["src/ui/shop/prize/PrizeMark.tsx", 'import { Ribbon } from "../../ribbon/Ribbon.tsx";'],
  ["src/features/prizes/Prizes.tsx", 'import { Prize, RibbonLink } from "../../ui/index.ts";'],
  ["src/features/prizes/Later.tsx", 'import { Prize } from "../../ui/index.ts";'],
  ["src/routes/PrizesRoute.tsx", 'const load = () => import("../features/prizes/Prizes.tsx");'],
  ["stories/ui/Ribbon.stories.tsx", 'const meta = { title: "ui/Ribbon" };'],
  ["stories/ui/Prize.stories.tsx", 'const meta = { title: "ui/Prize" };'],
  [
    "stories/screens/Prizes.stories.tsx",
    'import { PrizesRoute } from "../../src/routes/PrizesRoute.tsx";\nconst meta = { title: "screens/Prizes" };',
  ],
]);

describe("who uses whom, from the imports", () => {
  it("follows a component's own parts, and a screen's code however it is loaded", () => {
    expect(readKin(planted)).toEqual({
      "ui/Ribbon": { uses: [], usedBy: ["screens/Prizes", "ui/Prize"] },
      "ui/Prize": { uses: ["ui/Ribbon"], usedBy: ["screens/Prizes"] },
      "screens/Prizes": { uses: ["ui/Prize", "ui/Ribbon"], usedBy: [] },
    });
  });

  it("counts the files that import a component", () => {
    expect(mostUsed(planted)).toEqual(["ui/Prize", "ui/Ribbon"]);
  });
});

test.each(mostUsed(sources).slice(0, 20))("%s, one of the twenty most used, shows do and don't", (title) => {
  expect(examples[title.replace("ui/", "")]).toBeDefined();
});

test("every drawn example belongs to a component", () => {
  expect(Object.keys(examples).filter((name) => !titles.includes(`ui/${name}`))).toEqual([]);
});

test("a story about one device opens in its window", () => {
  const stories = [...sources].flatMap(([file, text]) =>
    file.startsWith("stories/") ? text.split(/^(?=export const \w+: Story)/m).slice(1) : [],
  );
  const aboutOne = stories.filter((story) =>
    /^ {2}tags: \["kiosk"\]|^export const \w*(?:OnAPhone|Smallest)\b/m.test(story),
  );
  expect(aboutOne.length).toBeGreaterThan(5);
  expect(aboutOne.filter((story) => !/^ {2}globals: .*opensIn\(/m.test(story))).toEqual([]);
});

describe("French words", () => {
  it.each(titles)("find %s", (title) => {
    expect(frenchFor(title)).not.toBe("");
  });

  it("find a state of a screen, and the last words of a long name", () => {
    expect(frenchFor("screens/Cart", "Empty")).toBe("panier vide");
    expect(frenchFor("ui/QRCode", "With link")).toBe("code QR code lien");
    expect(frenchFor("screens/Cart", "Bare")).toBe("panier");
  });

  it("each find something", () => {
    const all = frenchForAll();
    expect(Object.entries(frenchWords).filter(([, french]) => !all.includes(french))).toEqual([]);
  });
});

const frenchForAll = () =>
  [...titles.map((title) => frenchFor(title)), ...names.map((name) => frenchFor("", name))].join(" ");
