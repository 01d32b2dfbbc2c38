import { describe, expect, it } from "vitest";
import type { Pixels } from "../.storybook/visual/comparePictures.ts";
import type { Change, PictureChange } from "../.storybook/visual/review/change.ts";
import type { ComponentBox } from "../.storybook/visual/review/componentBoxes.ts";
import { groupChanges } from "../.storybook/visual/review/groups.ts";
import { placeRegions } from "../.storybook/visual/review/place.ts";
import { changedRegions } from "../.storybook/visual/review/regions.ts";

type Colour = readonly [red: number, green: number, blue: number];
const paper: Colour = [250, 246, 238];
const ink: Colour = [29, 27, 22];
const accent: Colour = [17, 107, 60];
const newAccent: Colour = [20, 120, 90];

const blend = (one: Colour, two: Colour, share: number) =>
  one.map((value, index) => Math.round(value * (1 - share) + (two[index] ?? 0) * share)) as unknown as Colour;

/** A part of a drawn page: a surface with an edge half as strong, or letters, told apart by their number. */
interface Drawn {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: Colour;
  letters?: number;
  components?: string[];
}

function draw(width: number, height: number, parts: readonly Drawn[], background = paper): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  const paint = (x: number, y: number, colour: Colour) => data.set(colour, (y * width + x) * 4);
  for (let at = 0; at < width * height; at += 1) paint(at % width, Math.floor(at / width), background);
  for (const part of parts) {
    for (let y = 0; y < part.height; y += 1) {
      for (let x = 0; x < part.width; x += 1) {
        const edge = x === 0 || y === 0 || x === part.width - 1 || y === part.height - 1;
        const letter = ((x * 7 + y * 13) ^ ((part.letters ?? 0) * 2654435)) % 5 < 2;
        if (part.letters !== undefined && !letter) continue;
        const colour = edge ? blend(background, part.colour, 0.5) : part.colour;
        paint(part.left + x, part.top + y, colour);
      }
    }
  }
  return { data, width, height };
}

const button = (left: number, top: number, colour = accent, height = 40): Drawn => ({
  ...{ left, top, width: 120, height, colour },
  components: ["Button", "Checkout"],
});
const words = (left: number, top: number, letters: number, components = ["Text", "Checkout"]): Drawn => ({
  ...{ left, top, width: 200, height: 16, colour: ink, letters, components },
});

/** A changed picture, as a run of the stories finds it. */
function picture(story: string, before: Pixels, now: Pixels, parts: readonly Drawn[]): PictureChange {
  const elements: ComponentBox[] = parts.map(({ left, top, width, height, components = [] }) => ({
    ...{ left, top, width, height, components },
  }));
  const [sheet = "", name = ""] = story.split("--");
  const regions = placeRegions(changedRegions(before, now), elements, { x: 0, y: 0 });
  return { kind: "picture", story, sheet, name, file: `${story}.png`, reason: "differs", regions };
}

const drawn = (story: string, width: number, height: number, before: Drawn[], now: Drawn[]) =>
  picture(story, draw(width, height, before), draw(width, height, now), now);

const named = (changes: Change[], stories = changes.map(({ story }) => story)) =>
  groupChanges({ changes, stories }, (colour) => (colour === 0x14785a ? "accent of boutique" : undefined));
const sizes = (changes: Change[], stories?: string[]) =>
  named(changes, stories).map(({ title, looks }) => [
    title,
    new Set(looks.flat().map(({ change }) => change)).size,
  ]);

const page = (colour: Colour, shift = 0) => [
  words(20, 10, 1),
  button(20, 60 + shift, colour),
  button(200, 60 + shift, colour),
  words(20, 120, 2),
];

describe("a colour", () => {
  it("that became another is one group, whatever the story, the window and what lies under its edges", () => {
    const changes = [
      drawn("ui-button--default", 400, 200, [button(10, 10)], [button(10, 10, newAccent)]),
      drawn("screens-checkout--default", 640, 300, page(accent), page(newAccent)),
      picture(
        "screens-checkout--dark",
        draw(400, 300, page(accent), ink),
        draw(400, 300, page(newAccent), ink),
        page(newAccent),
      ),
      // Letters of it: no pixel has its full strength.
      drawn(
        "ui-textlink--default",
        300,
        60,
        [{ ...words(10, 10, 3), colour: blend(paper, accent, 0.8) }],
        [{ ...words(10, 10, 3), colour: blend(paper, newAccent, 0.8) }],
      ),
    ];
    expect(sizes(changes)).toEqual([["accent of boutique: #116b3c → #14785a", 4]]);
    expect(named(changes)[0]?.components[0]).toBe("Button");
  });

  it("is none where something came, went or moved", () => {
    const changes = [
      drawn("screens-checkout--came", 400, 200, [words(20, 10, 1)], [words(20, 10, 1), button(20, 60)]),
      drawn("screens-checkout--went", 400, 200, page(accent), page(accent).slice(0, 3)),
      drawn("screens-checkout--moved", 400, 200, page(accent), page(accent, 6)),
    ];
    for (const { title } of named(changes)) expect(title).not.toContain("→");
  });

  it("and another change of the same picture are two groups", () => {
    const now = [...page(newAccent).slice(0, 3), words(20, 120, 7)];
    expect(sizes([drawn("screens-checkout--default", 640, 300, page(accent), now)])).toEqual([
      ["accent of boutique: #116b3c → #14785a", 1],
      ["Checkout: looks otherwise", 1],
    ]);
  });
});

describe("a height", () => {
  /** Two columns: a button between words on the left, words alone on the right. */
  const columns = (height: number, lines: number) => [
    words(20, 10, 1),
    button(20, 50, accent, height),
    ...Array.from({ length: lines }, (_, line) => words(20, 60 + height + line * 30, line + 2)),
    ...Array.from({ length: lines }, (_, line) => words(420, 10 + line * 30, line + 20)),
  ];

  it("that grew and moved everything below it is one group, at its place", () => {
    const changes = [3, 5, 9].map((lines) =>
      picture(
        `screens-checkout--of-${lines}`,
        draw(700, 120 + lines * 40, columns(40, lines)),
        draw(700, 124 + lines * 40, columns(44, lines)),
        columns(44, lines),
      ),
    );
    const own = drawn("ui-button--default", 400, 200, [button(10, 10)], [button(10, 10, accent, 44)]);
    expect(sizes([...changes, own])).toEqual([["Button: 4 px taller", 4]]);
    for (const { regions } of changes) {
      expect(
        regions.map(({ now }) => now.left >= 20 && now.left + now.width <= 140 && now.top >= 50),
      ).toEqual([true]);
    }
  });

  it("of a window that did not grow with it is at its place too", () => {
    const change = drawn("screens-checkout--page", 700, 400, columns(40, 5), columns(44, 5));
    expect(change.regions.length).toBeGreaterThan(0);
    for (const { now } of change.regions) expect(now.top).toBeLessThan(110);
  });
});

describe("a component", () => {
  const card = (letters: number) => [words(20, 10, letters, ["Text", "Card", "Cart"])];
  const change = (story: string, from: number, to: number) => drawn(story, 300, 60, card(from), card(to));

  it("is the cause if its own stories have changed within it", () => {
    const changes = [change("ui-card--default", 1, 2), change("screens-cart--full", 3, 4)];
    expect(sizes(changes, ["ui-card--default", "screens-cart--full", "ui-text--default"])).toEqual([
      ["Card: looks otherwise", 2],
    ]);
    expect(sizes([...changes, change("ui-text--default", 5, 6)])).toEqual([["Text: looks otherwise", 3]]);
  });

  it("is not the cause if its own stories look as they did", () => {
    const stories = ["screens-cart--full", "ui-text--default", "ui-card--default"];
    expect(sizes([change("screens-cart--full", 3, 4)], stories)).toEqual([["Cart: looks otherwise", 1]]);
  });

  it("shows each look once, the most frequent first", () => {
    const changes = [
      change("ui-card--one", 1, 2),
      change("ui-card--two", 3, 4),
      change("ui-card--three", 3, 4),
      change("ui-card--four", 3, 4),
    ];
    expect(named(changes)[0]?.looks.map((places) => places.map(({ change: index }) => index))).toEqual([
      [1, 2, 3],
      [0],
    ]);
  });
});

describe("words", () => {
  const text = (story: string, before: string, now: string): Change => ({
    ...{ kind: "text", story, path: `stories/__spoken__/${story}.txt`, reason: "differs", before, now },
  });

  it("that were replaced are one group, at any depth and in any line", () => {
    const changes = [
      text("ui-button--default", 'button "Mon panier"\n', 'button "Votre panier"\n'),
      text(
        "screens-cart--full",
        'main\n  heading 1 "Panier"\n    link "Mon panier (3)"\n',
        'main\n  heading 1 "Panier"\n    link "Votre panier (3)"\n',
      ),
      text("screens-cart--empty", 'main\n  text "Vide"\n', 'main\n  text "Rien"\n'),
    ];
    expect(sizes(changes)).toEqual([
      ["« Mon » → « Votre »", 2],
      ["« Vide » → « Rien »", 1],
    ]);
  });

  it("that name a colour belong to the pictures of the same change", () => {
    const changes = [
      drawn("ui-button--default", 400, 200, [button(10, 10)], [button(10, 10, newAccent)]),
      text("fondations-colours--default", 'text "#116b3c"\n', 'text "#14785a"\n'),
      text("ui-button", "accent: #116b3c; dark #5fb98a\n", "accent: #14785a; dark #5fb98a\n"),
    ];
    expect(sizes(changes)).toEqual([["accent of boutique: #116b3c → #14785a", 3]]);
  });

  it("that are new lines are told as such", () => {
    const [group] = named([
      text("screens-cart--full", "main\n  list\n", 'main\n  alert "Complet"\n  list\n'),
    ]);
    expect(group?.title).toBe('« » → « alert "Complet" »');
  });
});

it("pictures without a baseline, or without a story, are grouped by their story file", () => {
  const single = (story: string, reason: string): Change => ({
    ...{ kind: "picture", story, sheet: "ui-card", name: "a", file: `${story}.png`, reason, regions: [] },
  });
  const changes = [
    single("ui-card--one", "there is no baseline"),
    single("ui-card--two", "there is no baseline"),
    single("ui-card--three", "its story is gone"),
  ];
  expect(sizes(changes)).toEqual([
    ["ui-card: there is no baseline", 2],
    ["ui-card: its story is gone", 1],
  ]);
});
