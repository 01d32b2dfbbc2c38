import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTooSmall, smallAmong, smallWords } from "../../../src/domain/products/originalSize.ts";
import { digitalFormats, digitalSizes, paperFormats } from "../../../src/domain/products/pictureFormat.ts";

const size = (width: number, height: number) => ({ width, height });

describe("an original for a format", () => {
  it.each([
    ["24 megapixels", size(6000, 4000), []],
    ["6 megapixels", size(3000, 2000), ["105_157", "high"]],
    ["2 megapixels", size(1800, 1200), ["30_45", "40_60", "60_90", "70_105", "105_157", "average", "high"]],
    [
      "standing, 2 megapixels",
      size(1200, 1800),
      ["30_45", "40_60", "60_90", "70_105", "105_157", "average", "high"],
    ],
    ["no size known", size(0, 0), []],
  ])("%s", (_name, picture, small) => {
    const formats = [...paperFormats, ...digitalFormats];
    expect(formats.filter((format) => isTooSmall(picture, format))).toEqual(small);
  });

  it("is judged by what the paper keeps of it", () => {
    // A panorama loses width to the paper ratio.
    expect(isTooSmall(size(6000, 800), "20_30")).toBe(true);
    expect(isTooSmall(size(6000, 4000), "20_30")).toBe(false);
  });

  it("is too small for a file exactly where the file would be enlarged", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (width, height) => {
        for (const format of digitalFormats) {
          const enlarged = Math.max(width, height) < digitalSizes[format].long;
          expect(isTooSmall(size(width, height), format)).toBe(enlarged);
        }
      }),
    );
  });

  it("that is small for a paper is small for every larger one of its reading distance", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 3000 }), (width) => {
        const picture = size(width, Math.round((width * 2) / 3));
        const small = (["15_22", "20_30", "30_45"] as const).map((format) => isTooSmall(picture, format));
        expect(small).toEqual([...small].sort());
      }),
    );
  });

  it("is said in words", () => {
    expect(smallWords(size(1200, 800), ["high", null])).toBe(
      "Photo de 1200x800\u00a0px, petite pour ce format",
    );
    expect(smallWords(size(6000, 4000), ["20_30", "high"])).toBeNull();
  });

  it("is counted among many, the first of them named", () => {
    const pictures = (widths: number[]) =>
      widths.map((width, place) => ({ ...size(width, (width * 2) / 3), name: `DSC_${place}` }));
    expect(smallAmong(pictures([6000, 1200]), 2, "20_30")).toBe(
      "1 photo est petite pour ce format\u00a0: DSC_1 (1200x800\u00a0px).",
    );
    expect(smallAmong(pictures([900, 900, 900, 900]), 212, "20_30")).toBe(
      "Au moins 4 photos sont petites pour ce format\u00a0: DSC_0 (900x600\u00a0px), DSC_1 (900x600\u00a0px), DSC_2 (900x600\u00a0px)…",
    );
    expect(smallAmong(pictures([6000]), 1, "20_30")).toBeNull();
    expect(smallAmong(pictures([900]), 1, null)).toBeNull();
  });
});
