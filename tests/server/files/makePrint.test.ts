import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Region } from "sharp";
import { describe, expect, it, test } from "vitest";
import { makePrint } from "../../../server/files/makePrint.ts";
import { ImageError } from "../../../server/images/imageError.ts";
import { meanDifference, patterned } from "./patterned.ts";

const inSrgb = { crop: null, profile: "srgb" } as const;
const given = (bytes: Buffer) => async () => bytes;

/** Returns a part of an upright picture, scaled. */
const part = (original: Buffer, area: Region, width: number, height: number) =>
  sharp(original).extract(area).resize(width, height, { fit: "fill" }).png().toBuffer();

describe("a print", () => {
  const landscape = patterned(3000, 2000);
  test.each([
    ["20_30", null, { left: 0, top: 0, width: 3000, height: 2000 }, 3000, 2000, 254],
    ["15_22", null, { left: 34, top: 0, width: 2933, height: 2000 }, 2598, 1772, 300],
    [
      "15_22",
      { left: 0.25, top: 0.05, width: 0.4, height: 0.88 },
      { left: 750, top: 100, width: 1200, height: 1760 },
      1200,
      1760,
      203,
    ],
  ] as const)("of %s with the crop %o is that part", async (format, crop, area, width, height, density) => {
    const original = await landscape;
    const made = await makePrint(given(original), { format, crop, profile: "srgb" });
    expect(made).toMatchObject({ area, width, height, density, isSmaller: density < 300 });
    const metadata = await sharp(made.jpeg).metadata();
    expect(metadata).toMatchObject({ format: "jpeg", width, height, density });
    expect(metadata).toMatchObject({ channels: 3, chromaSubsampling: "4:4:4", hasProfile: true });
    expect(metadata.exif?.includes("Anne") ?? false, "EXIF is private").toBe(false);
    expect(await meanDifference(made.jpeg, await part(original, area, width, height))).toBeLessThan(2);
    const beside = { ...area, left: 3000 - area.left - area.width + 40, width: area.width - 40 };
    expect(await meanDifference(made.jpeg, await part(original, beside, width, height))).toBeGreaterThan(2);
  });

  test.each([
    ["panorama", { width: 3000, height: 1000 }, 0, { left: 0, top: 0, width: 1500, height: 1000 }],
    ["panorama", { width: 3000, height: 1000 }, 1, { left: 1500, top: 0, width: 1500, height: 1000 }],
    ["panorama", { width: 3000, height: 1000 }, 0.2, { left: 300, top: 0, width: 1500, height: 1000 }],
    ["tall picture", { width: 1000, height: 3000 }, 0, { left: 0, top: 0, width: 1000, height: 1500 }],
    ["tall picture", { width: 1000, height: 3000 }, 1, { left: 0, top: 1500, width: 1000, height: 1500 }],
  ] as const)("of a %s of %o moved to %d is that end", async (_, { width, height }, cropOffset, area) => {
    const original = await patterned(width, height);
    const made = await makePrint(given(original), { format: "20_30", ...inSrgb, cropOffset });
    expect(made.area).toEqual(area);
    expect(await meanDifference(made.jpeg, await part(original, area, made.width, made.height))).toBeLessThan(
      2,
    );
    const middle = { ...area, left: (width - area.width) / 2, top: (height - area.height) / 2 };
    expect(
      await meanDifference(made.jpeg, await part(original, middle, made.width, made.height)),
    ).toBeGreaterThan(2);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("stands upright from the orientation %i", async (orientation) => {
    const stored = await patterned(900, 600, orientation);
    const upright = await sharp(stored).autoOrient().png().toBuffer();
    const crop = { left: 0.1, top: 0.2, width: 0.6, height: 0.7 };
    const made = await makePrint(given(stored), { format: "20_30", crop, profile: "srgb" });
    const [width, height] = orientation < 5 ? [540, 360] : [360, 540];
    expect(made).toMatchObject({ width, height });
    const turned = orientation < 5 ? { width: 900, height: 600 } : { width: 600, height: 900 };
    const area = {
      left: Math.round(0.4 * turned.width - width / 2),
      top: Math.round(0.55 * turned.height - height / 2),
      width,
      height,
    };
    expect(await meanDifference(made.jpeg, await part(upright, area, width, height))).toBeLessThan(2);
    expect((await sharp(made.jpeg).metadata()).orientation ?? 1).toBe(1);
  });

  it("is in colour from a black and white, transparent or 16 bit original", async () => {
    const grey = await sharp(await patterned(600, 400))
      .greyscale()
      .jpeg()
      .toBuffer();
    const clear = await sharp({ create: { width: 600, height: 400, channels: 4, background: "#ff000000" } })
      .png()
      .toBuffer();
    const deep = await sharp(await patterned(600, 400))
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    for (const original of [grey, clear, deep]) {
      const { jpeg } = await makePrint(given(original), { format: "20_30", ...inSrgb });
      expect(await sharp(jpeg).metadata()).toMatchObject({ channels: 3, depth: "uchar", hasProfile: true });
    }
    const { jpeg } = await makePrint(given(clear), { format: "20_30", ...inSrgb });
    expect([...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("keeps its colours from another profile, and in another profile", async () => {
    const red = { create: { width: 300, height: 200, channels: 3 as const, background: "#b43c28" } };
    const wide = await sharp(red).withIccProfile("p3").jpeg({ quality: 100 }).toBuffer();
    const { jpeg } = await makePrint(given(wide), { format: "20_30", ...inSrgb });
    const [r, g, b] = await sharp(jpeg).raw().toBuffer();
    expect(Math.abs(Number(r) - 0xb4) + Math.abs(Number(g) - 0x3c) + Math.abs(Number(b) - 0x28)).toBeLessThan(
      12,
    );

    const profile = join(import.meta.dirname, "../../../node_modules/pdfkit/js/data/sRGB_IEC61966_2_1.icc");
    const made = await makePrint(given(wide), { format: "20_30", crop: null, profile });
    expect((await sharp(made.jpeg).metadata()).icc?.equals(await readFile(profile))).toBe(true);
  });

  it("is refused where the original is unusable", async () => {
    for (const bytes of [Buffer.from("no picture"), (await patterned(600, 400)).subarray(0, 4000)]) {
      await expect(makePrint(given(bytes), { format: "20_30", ...inSrgb })).rejects.toBeInstanceOf(
        ImageError,
      );
    }
  });
});
