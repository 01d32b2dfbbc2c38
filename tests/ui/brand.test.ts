import fc from "fast-check";
import { expect, it, test } from "vitest";
import { brandColors } from "../../src/ui/theme/brand.ts";
import { colorPairs, contrastOf, promises } from "../../src/ui/theme/contrast.ts";
import { toHex, toOklch } from "../../src/ui/theme/oklch.ts";
import { themeNames } from "../../src/ui/theme/themeNames.ts";
import { themeValues } from "../../src/ui/theme/values.ts";

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a colour comes back from OKLCH as it was", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["#ffffff", { l: 1, c: 0 }],
  ["#000000", { l: 0, c: 0 }],
  ["#ff0000", { l: 0.628, c: 0.2577, h: 29.23 }],
  ["#0000ff", { l: 0.452, c: 0.3132, h: -95.95 }],
])("%s has the lightness, chroma and hue that CSS computes", (color, expected) => {
  for (const [part, value] of Object.entries(expected)) {
    expect(toOklch(color)[part as "l"], part).toBeCloseTo(value, 2);
  }
});

test("a colour that no screen shows keeps its lightness and hue", () => {
  const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
  expect(shown.l).toBeCloseTo(0.7, 2);
  expect(shown.h).toBeCloseTo(150, 0);
});

it.each(themeNames)("keeps the promise of %s for every brand colour", { timeout: 60_000 }, (theme) => {
  const { text, graphic } = promises[theme];
  fc.assert(
    fc.property(anyColor, (brand) => {
      const color = { ...themeValues[theme].color, ...brandColors(brand, theme) };
      for (const { ground, on, kind } of colorPairs) {
        expect(contrastOf(color[ground], color[on]), `${brand}: ${on} on ${ground}`).toBeGreaterThanOrEqual(
          promises[theme][kind],
        );
      }
      const edge = color.accentEdge === "transparent" ? color.accent : color.accentEdge;
      for (const page of [color.canvas, color.surface]) {
        expect(contrastOf(edge, page), `${brand}: the button's edge`).toBeGreaterThanOrEqual(graphic);
      }
      expect(contrastOf(color.accentHover, color.onAccent)).toBeGreaterThanOrEqual(text);
      expect(color.accentHover).not.toBe(color.accent);
    }),
    { numRuns: 2000 },
  );
});

test.each(["#f5c800", "#0b1f4b", "#ff3b30", "#116b3c", "#f2f2f2"])(
  "on paper a button is in the brand's own colour %s: only text and drawings are moved",
  (brand) => expect(brandColors(brand, "boutique").accent).toBe(brand),
);

test("the hue of the brand stays in whatever is derived from it", () => {
  for (const theme of themeNames) {
    const { accent, accentInk, accentSoft } = brandColors("#c2185b", theme);
    for (const color of [accent, accentInk, accentSoft]) {
      expect(Math.abs(toOklch(color).h - toOklch("#c2185b").h), `${theme} ${color}`).toBeLessThan(8);
    }
  }
});
