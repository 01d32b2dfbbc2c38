import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutWords, paperCrop } from "../../../src/domain/products/paperCrop.ts";
import { digitalFormats, paperFormats } from "../../../src/domain/products/pictureFormat.ts";

const landscape = { width: 6000, height: 4000 };
const upright = { width: 4000, height: 6000 };
const fourThirds = { width: 4000, height: 3000 };

describe("what a paper keeps", () => {
  test.each([
    ["20_30", landscape, { width: 1, height: 1, cut: 0 }],
    ["20_30", upright, { width: 1, height: 1, cut: 0 }],
    // 22 / 15 is squarer than 3:2: the ends of the long side are cropped.
    ["15_22", landscape, { width: 44 / 45, height: 1, cut: 1 / 45 }],
    ["15_22", upright, { width: 1, height: 44 / 45, cut: 1 / 45 }],
    // 3:2 is longer than 4:3: strips of the short side are cropped.
    ["20_30", fourThirds, { width: 1, height: 8 / 9, cut: 1 / 9 }],
    ["20_30", { width: 1000, height: 1000 }, { width: 1, height: 2 / 3, cut: 1 / 3 }],
    ["105_157", landscape, { width: 157 / 157.5, height: 1, cut: 1 - 157 / 157.5 }],
  ] as const)("%s of %j", (format, picture, expected) => {
    const crop = paperCrop(picture, format);
    expect(crop?.width).toBeCloseTo(expected.width, 10);
    expect(crop?.height).toBeCloseTo(expected.height, 10);
    expect(crop?.cut).toBeCloseTo(expected.cut, 10);
  });

  test("a file keeps everything, and a picture without a size is not measured", () => {
    for (const format of digitalFormats) expect(paperCrop(fourThirds, format)).toBeNull();
    expect(paperCrop({ width: 0, height: 0 }, "20_30")).toBeNull();
  });

  test("a picture and the same one turned lose as much, the sheet is filled, one side is whole", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...paperFormats), (width, height, format) => {
        const crop = paperCrop({ width, height }, format);
        const turned = paperCrop({ width: height, height: width }, format);
        expect(crop?.cut).toBeCloseTo(turned?.cut ?? Number.NaN, 10);
        const [short = 0, long = 0] = format.split("_").map(Number);
        const kept = [width * (crop?.width ?? 0), height * (crop?.height ?? 0)];
        expect(Math.max(...kept) / Math.min(...kept)).toBeCloseTo(long / short, 6);
        expect(Math.max(crop?.width ?? 0, crop?.height ?? 0)).toBe(1);
      }),
    );
  });
});

test("a warning past 5 %, with its share", () => {
  expect(cutWords(paperCrop(fourThirds, "20_30"))).toBe("Ce format coupe 11\u00a0% de la photo");
  expect(cutWords(paperCrop(landscape, "15_22"))).toBeNull();
  expect(cutWords({ width: 0.95, height: 1, cut: 0.05 })).toBeNull();
  expect(cutWords(null)).toBeNull();
});
