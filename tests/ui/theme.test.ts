import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { breakpoints } from "../../src/ui/theme/breakpoints.ts";
import { colorPairs, contrastOf, promises } from "../../src/ui/theme/contrast.ts";
import { themeNames } from "../../src/ui/theme/themeNames.ts";
import { themeValues } from "../../src/ui/theme/values.ts";

const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1);

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#777777", "rgb(255, 255, 255)", 4.47],
    ["rgb(255, 0, 0)", "#ffffff", 3.99],
  ])("of %s and %s is %f, as WCAG counts it, whichever comes first", (one, other, contrast) => {
    expect(contrastOf(one, other)).toBe(contrast);
    expect(contrastOf(other, one)).toBe(contrast);
  });

  test.each(["#fff", "rgba(0, 0, 0, 0.5)", "", "red"])(
    "of « %s » is refused rather than guessed",
    (color) => {
      expect(() => contrastOf(color, "#ffffff")).toThrow("Neither");
    },
  );

  const pairs = themeNames.flatMap((theme) => colorPairs.map((pair) => ({ theme, ...pair })));
  test.each(pairs)(
    "$theme: $on on $ground keeps the promise made to a $kind",
    ({ theme, ground, on, kind }) => {
      const { color } = themeValues[theme];
      expect(contrastOf(color[ground], color[on])).toBeGreaterThanOrEqual(promises[theme][kind]);
    },
  );

  test("no pair is declared twice", () => {
    const named = colorPairs.map(({ ground, on, kind }) => `${kind}: ${on} on ${ground}`);
    expect(new Set(named).size).toBe(named.length);
  });

  test("every role that is seen by its contrast is in a pair", () => {
    const paired = new Set(colorPairs.flatMap(({ ground, on }) => [ground, on]));
    const roles = Object.keys(themeValues.boutique.color) as (keyof typeof themeValues.boutique.color)[];
    // A scrim over photographs, a hairline between elements that are already set apart, an edge that only a brand may need, a logo’s ground.
    expect(roles.filter((role) => !paired.has(role))).toEqual(["scrim", "line", "accentEdge", "paper"]);
  });
});

describe.each(themeNames)("the steps of %s", (name) => {
  const theme = themeValues[name];

  test.each(["space", "radius"] as const)("of %s grow", (family) => {
    const steps = Object.values(theme[family]).map(pixels);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  });

  test("of layers rise", () => {
    const layers = Object.values(theme.layer).map(Number);
    expect(layers).toEqual([...new Set(layers)].sort((a, b) => a - b));
  });

  test("of running text never fall under 13 px, and lines are at least 1.3 times their letters", () => {
    for (const level of ["caption", "small", "body", "lead"] as const) {
      const { size, line } = theme.type[level];
      expect(pixels(size), level).toBeGreaterThanOrEqual(13);
      expect(pixels(line) / pixels(size), level).toBeGreaterThanOrEqual(1.3);
    }
  });

  test("of motion stay between 150 and 200 ms", () => {
    for (const duration of [theme.motion.fast, theme.motion.base]) {
      expect(Number.parseInt(duration, 10)).toBeGreaterThanOrEqual(150);
      expect(Number.parseInt(duration, 10)).toBeLessThanOrEqual(200);
    }
  });
});

test("targets: 44 px on the main site but for small controls, 56 px at the stand without exception", () => {
  const { boutique, stand } = themeValues;
  expect(pixels(boutique.size.targetSmall)).toBeGreaterThanOrEqual(24);
  expect(pixels(boutique.size.target)).toBeGreaterThanOrEqual(44);
  for (const size of ["targetSmall", "target", "targetLarge"] as const) {
    expect(pixels(stand.size[size]), size).toBeGreaterThanOrEqual(56);
  }
});

test("the stand is never smaller than the main site", () => {
  const { boutique, stand } = themeValues;
  for (const level of ["caption", "small", "body", "lead", "title4"] as const) {
    expect(pixels(stand.type[level].size), level).toBeGreaterThan(pixels(boutique.type[level].size));
  }
  for (const step of Object.keys(boutique.space) as (keyof typeof boutique.space)[]) {
    expect(pixels(stand.space[step]), step).toBeGreaterThanOrEqual(pixels(boutique.space[step]));
  }
});

test("breakpoints widen", () => {
  const widths = Object.values(breakpoints);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});

test("the browser's bars have the colour of the page", async () => {
  const page = await readFile("index.html", "utf8");
  const bars = Object.fromEntries(
    [...page.matchAll(/data-scheme="(\w+)" content="(#\w+)"/g)].map(([, scheme, color]) => [scheme, color]),
  );
  expect(bars).toEqual({
    light: themeValues.boutique.color.canvas,
    dark: themeValues.dark.color.canvas,
  });
});
