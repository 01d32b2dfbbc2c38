import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ThemeValues } from "../../src/ui/theme/contract.css.ts";
import { colorPairs, contrastOf, promises } from "../../src/ui/theme/contrast.ts";
import { deriveTheme } from "../../src/ui/theme/deriveTheme.ts";
import { themeValues } from "../../src/ui/theme/values.ts";
import { regatta } from "./thirdTheme.ts";

const shapeOf = (values: object): unknown =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? "" : shapeOf(value)]),
  );

function expectPromise({ color }: ThemeValues, promised: (typeof promises)["boutique"], told = "") {
  for (const { ground, on, kind } of colorPairs) {
    expect(contrastOf(color[ground], color[on]), `${told}${on} on ${ground}`).toBeGreaterThanOrEqual(
      promised[kind],
    );
  }
}

describe("a third theme", () => {
  test("takes less than a hundred lines", async () => {
    const lines = (await readFile("tests/ui/thirdTheme.ts", "utf8")).split("\n");
    expect(lines.length).toBeLessThan(100);
  });

  test("has a value for every name of the contract, and no other", () => {
    expect(shapeOf(regatta)).toEqual(shapeOf(themeValues.boutique));
    expect(JSON.stringify(regatta)).not.toMatch(/undefined|null|NaN|""/);
  });

  test("keeps the promise of every pair", () => expectPromise(regatta, promises.boutique));

  test("keeps the colours that were chosen, where they can be read", () => {
    const { canvas, ink, accent, promo } = regatta.color;
    expect([canvas, ink, accent, promo]).toEqual(["#eef4f8", "#0d2238", "#e4572e", "#ffd166"]);
  });
});

function colorOf(lightest: number, darkest: number) {
  const channel = fc
    .integer({ min: darkest, max: lightest })
    .map((value) => value.toString(16).padStart(2, "0"));
  return fc.tuple(channel, channel, channel).map((channels) => `#${channels.join("")}`);
}
const any = colorOf(255, 0);

describe.each([
  ["light", colorOf(255, 225), colorOf(60, 0), promises.boutique],
  ["dark", colorOf(34, 0), colorOf(255, 215), promises.dark],
  ["for sunlight", colorOf(255, 245), colorOf(30, 0), promises.stand],
] as const)("a theme %s", (_, canvas, ink, promised) => {
  test("keeps the promise whatever colours its author likes", { timeout: 60_000 }, () => {
    const seeds = fc.record({
      canvas,
      ink,
      brand: any,
      ticked: any,
      promo: any,
      warning: any,
      critical: any,
    });
    fc.assert(
      fc.property(seeds, (chosen) => {
        const theme = deriveTheme(themeValues.boutique, chosen, promised);
        expectPromise(theme, promised, `${JSON.stringify(chosen)}: `);
      }),
      { numRuns: 200 },
    );
  });
});
