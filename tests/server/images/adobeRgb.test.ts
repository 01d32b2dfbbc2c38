import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeDigitalFile } from "../../../server/files/makeDigitalFile.ts";
import { deriveImages } from "../../../server/images/derive.ts";

const pixel = { r: 60, g: 180, b: 90 };

/** A JPEG without a profile whose EXIF has these values; sharp's types know no interoperability directory. */
function photograph(index: string | null, colourSpace: string): Promise<Buffer> {
  const exif = {
    IFD2: { ColorSpace: colourSpace },
    ...(index && { IFD4: { InteroperabilityIndex: index } }),
  };
  return sharp({ create: { width: 64, height: 48, channels: 3, background: pixel } })
    .withExif(exif as never)
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Adobe RGB (1998) to sRGB by the definitions of both (IEC 61966-2-1), without a profile. */
function toSrgb({ r, g, b }: typeof pixel): number[] {
  const [R, G, B] = [r, g, b].map((value) => (value / 255) ** (563 / 256)) as [number, number, number];
  const X = 0.57667 * R + 0.18556 * G + 0.18823 * B;
  const Y = 0.29734 * R + 0.62736 * G + 0.07529 * B;
  const Z = 0.02703 * R + 0.07069 * G + 0.99134 * B;
  return [
    3.2406 * X - 1.5372 * Y - 0.4986 * Z,
    -0.9689 * X + 1.8758 * Y + 0.0415 * Z,
    0.0557 * X - 0.204 * Y + 1.057 * Z,
  ].map((value) => {
    const linear = Math.min(1, Math.max(0, value));
    return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
  });
}

/** Returns the colours of the preview and of the file that is sold. */
async function coloursOf(jpeg: Buffer): Promise<number[][]> {
  const { colours } = await deriveImages(jpeg);
  const made = await makeDigitalFile(jpeg, "high", { photographerLabel: null, copyright: null });
  const preview = Buffer.from((colours[1] ?? "").slice(1), "hex");
  return [[...preview], [...(await sharp(made.jpeg).raw().toBuffer()).subarray(0, 3)]];
}

const farthest = (one: number[], other: number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

describe("a camera's Adobe RGB", () => {
  it.each([
    ["R03", "65535"],
    ["R03", "2"],
    [null, "2"],
  ])("is known by the interoperability index %j and the colour space %s", async (index, colourSpace) => {
    const expected = toSrgb(pixel);
    expect(farthest(expected, [60, 180, 90])).toBeGreaterThan(30);
    for (const colour of await coloursOf(await photograph(index, colourSpace))) {
      expect(farthest(colour, expected), String(colour)).toBeLessThan(4);
    }
  });

  it.each([
    ["R98", "1"],
    ["R98", "65535"],
    ["R03", "1"],
    [null, "65535"],
  ])("is not seen in the index %j with the colour space %s", async (index, colourSpace) => {
    for (const colour of await coloursOf(await photograph(index, colourSpace))) {
      expect(farthest(colour, [60, 180, 90]), String(colour)).toBeLessThan(3);
    }
  });

  it("leaves a picture with a profile to its profile", async () => {
    const p3 = await sharp(await photograph("R03", "65535"))
      .keepExif()
      .withIccProfile("p3")
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .toBuffer();
    for (const colour of await coloursOf(p3)) expect(farthest(colour, [60, 180, 90])).toBeLessThan(5);
  });
});
