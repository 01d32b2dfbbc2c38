import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutWords, offsetWords, paperCrop, storedOffset } from "../../../src/domain/products/paperCrop.ts";
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

  test("from one end of the picture to the other, by the offset", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const offsets = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...paperFormats), offsets, (width, height, format, offset) => {
        const at = (where?: number) => {
          const { left, top, ...size } = paperCrop({ width, height }, format, where) ?? { left: -1, top: -1 };
          return { start: left + top, size };
        };
        const { cut } = paperCrop({ width, height }, format) ?? { cut: -1 };
        expect(at(offset).start).toBeCloseTo(cut * offset, 10);
        expect(at(offset).size).toEqual(at().size);
        expect(at()).toEqual(at(0.5));
      }),
    );
  });

  test("along the side that it cuts alone", () => {
    expect(paperCrop({ width: 3000, height: 1000 }, "20_30", 1)).toMatchObject({
      left: 0.5,
      top: 0,
      width: 0.5,
    });
    expect(paperCrop({ width: 1000, height: 1000 }, "20_30", 1)).toMatchObject({ left: 0, top: 1 - 2 / 3 });
  });
});

test("a warning past 5 %, with its share", () => {
  expect(cutWords(paperCrop(fourThirds, "20_30"))).toBe("Ce format coupe 11\u00a0% de la photo");
  expect(cutWords(paperCrop(landscape, "15_22"))).toBeNull();
  expect(cutWords({ left: 0, top: 0, width: 0.95, height: 1, cut: 0.05 })).toBeNull();
  expect(cutWords(null)).toBeNull();
});

test("an offset is stored to a thousandth, and not at all in the middle", () => {
  expect([0, 0.12345, 1].map(storedOffset)).toEqual([0, 0.123, 1]);
  expect([0.5, 0.5004, null, undefined].map(storedOffset)).toEqual([null, null, null, null]);
});

test.each([
  [0, "à gauche", "en haut"],
  [0.3, "à 30\u00a0% de la gauche", "à 30\u00a0% du haut"],
  [0.5, "au milieu", "au milieu"],
  [1, "à droite", "en bas"],
])("an offset of %d in words", (offset, across, down) => {
  expect(offsetWords(offset, "width")).toBe(across);
  expect(offsetWords(offset, "height")).toBe(down);
});
