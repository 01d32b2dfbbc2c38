import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { paperCrop } from "../../../src/domain/products/paperCrop.ts";
import { paperFormats } from "../../../src/domain/products/pictureFormat.ts";
import { alteredCrop, printArea, printSize } from "../../../src/domain/products/printArea.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 12_000 }),
  height: fc.integer({ min: 1, max: 12_000 }),
});
const format = fc.constantFrom(...paperFormats);
const offset = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
const crop = fc
  .record({
    left: fc.double({ min: 0, max: 0.9, noNaN: true }),
    top: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  .chain(({ left, top }) =>
    fc.record({
      left: fc.constant(left),
      top: fc.constant(top),
      width: fc.double({ min: 0.01, max: 1 - left, noNaN: true }),
      height: fc.double({ min: 0.01, max: 1 - top, noNaN: true }),
    }),
  );

describe("the area of a print", () => {
  test.each([
    ["20_30", { width: 6000, height: 4000 }, null, { left: 0, top: 0, width: 6000, height: 4000 }],
    ["15_22", { width: 6000, height: 4000 }, null, { left: 67, top: 0, width: 5867, height: 4000 }],
    ["20_30", { width: 3000, height: 4000 }, null, { left: 167, top: 0, width: 2667, height: 4000 }],
    // A portrait cut out of a landscape: the sheet stands upright.
    [
      "20_30",
      { width: 6000, height: 4000 },
      { left: 0.5, top: 0, width: 0.4, height: 0.9 },
      { left: 3000, top: 0, width: 2400, height: 3600 },
    ],
    // A crop of another shape loses the rest around its centre.
    [
      "20_30",
      { width: 1000, height: 1000 },
      { left: 0.5, top: 0.2, width: 0.3, height: 0.3 },
      { left: 500, top: 250, width: 300, height: 200 },
    ],
  ] as const)("of %s cut from %o, chosen %o", (paper, picture, chosen, area) => {
    expect(printArea(picture, paper, chosen)).toEqual(area);
  });

  it("is what paperCrop shows, to the pixel, and lies in the picture", () => {
    fc.assert(
      fc.property(size, format, offset, (picture, paper, at) => {
        const area = printArea(picture, paper, null, at);
        const shown = paperCrop(picture, paper, at) ?? { left: -9, top: -9, width: 0, height: 0 };
        expect(Math.abs(area.width - shown.width * picture.width)).toBeLessThanOrEqual(1);
        expect(Math.abs(area.height - shown.height * picture.height)).toBeLessThanOrEqual(1);
        expect(Math.abs(area.left - shown.left * picture.width)).toBeLessThanOrEqual(1);
        expect(Math.abs(area.top - shown.top * picture.height)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("lies within the altered crop and the picture, in the shape of the sheet", () => {
    fc.assert(
      fc.property(size, format, crop, offset, (picture, paper, chosen, at) => {
        const { left, top, width, height } = printArea(picture, paper, chosen, at);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(picture.width);
        expect(top + height).toBeLessThanOrEqual(picture.height);
        expect(left).toBeGreaterThanOrEqual(Math.floor(chosen.left * picture.width) - 1);
        expect(left + width).toBeLessThanOrEqual(Math.ceil((chosen.left + chosen.width) * picture.width) + 1);
        const [short = 1, long = 1] = paper.split("_").map(Number);
        if (Math.min(width, height) < 50) return;
        expect(Math.max(width, height) / Math.min(width, height)).toBeCloseTo(long / short, 1);
      }),
    );
  });
});

describe("the size of a print", () => {
  test.each([
    ["20_30", { width: 6000, height: 4000 }, { width: 3543, height: 2362, density: 300, isSmaller: false }],
    ["20_30", { width: 4000, height: 6000 }, { width: 2362, height: 3543, density: 300, isSmaller: false }],
    ["15_22", { width: 5867, height: 4000 }, { width: 2598, height: 1772, density: 300, isSmaller: false }],
    ["60_90", { width: 6000, height: 4000 }, { width: 6000, height: 4000, density: 169, isSmaller: true }],
    ["105_157", { width: 15, height: 10 }, { width: 15, height: 10, density: 1, isSmaller: true }],
  ] as const)("of %s from %o", (paper, area, expected) => {
    expect(printSize(area, paper)).toEqual(expected);
  });

  it("never exceeds the area's", () => {
    fc.assert(
      fc.property(size, format, (area, paper) => {
        const made = printSize(area, paper);
        expect(made.width).toBeLessThanOrEqual(area.width);
        expect(made.height).toBeLessThanOrEqual(area.height);
        expect(made.isSmaller).toBe(made.density < 300);
      }),
    );
  });
});

describe("an altered crop", () => {
  it("is read from alterParams, where there is one", () => {
    const chosen = { left: 0.1, top: 0, width: 0.9, height: 1 };
    expect(alteredCrop(JSON.stringify({ crop: chosen, brightness: 2 }))).toEqual(chosen);
    for (const none of [null, "", " ", "{}"]) expect(alteredCrop(none)).toBeNull();
  });

  test.each([
    "{",
    "[]",
    '{"crop":{"left":0}}',
    '{"crop":{"left":0,"top":0,"width":0,"height":1}}',
    '{"crop":{"left":0.5,"top":0,"width":0.6,"height":1}}',
    '{"crop":{"left":-0.1,"top":0,"width":0.6,"height":1}}',
  ])("is refused where no print can follow it: %s", (text) => {
    expect(() => alteredCrop(text)).toThrow(RangeError);
  });
});
