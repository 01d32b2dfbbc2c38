import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { comparePictures, type Pixels, readPixels } from "../.storybook/visual/comparePictures.ts";

const paper = "#faf6ee";
const turf = "#116b3c";
/** One step of 255 in one channel. */
const turfOneStepOff = "#116b3d";

const drawn = (drawing: string): Promise<Pixels> =>
  readPixels(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="${paper}"/>${drawing}</svg>`,
    ),
  );

const button = (colour: string) => `<rect x="20" y="20" width="60" height="30" rx="6" fill="${colour}"/>`;
const line = (colour: string) => `<rect x="20" y="20" width="60" height="1" fill="${colour}"/>`;
const frame = (colour: string) =>
  `<rect x="20.5" y="20.5" width="60" height="30" rx="6" fill="none" stroke="${colour}"/>`;
const letters = (colour: string) =>
  `<text x="20" y="60" font-size="15" font-family="sans-serif" fill="${colour}">Offerte</text>`;
const disc = (colour: string, radius = 30) => `<circle cx="80.3" cy="60.7" r="${radius}" fill="${colour}"/>`;

/** Changes each pixel of an edge by at most so many steps, as another rounding would. */
async function rounded(picture: Pixels, steps: number): Promise<Pixels> {
  const flat = [paper, turf].map((colour) => Number.parseInt(colour.slice(1), 16));
  const data = Buffer.from(picture.data);
  for (let at = 0; at < data.length; at += 4) {
    if (!flat.includes(data.readUIntBE(at, 3)))
      data[at] = Math.min(255, (data[at] ?? 0) + ((at / 4) % (steps + 1)));
  }
  return { ...picture, data };
}

describe("two pictures", () => {
  test.each([
    ["an area", button],
    ["a line of one pixel", line],
    ["a frame with round corners", frame],
    ["letters", letters],
    ["a disc", disc],
  ])("see one step of a colour in %s", async (_, shape) => {
    const [before, same, now] = await Promise.all(
      [turf, turf, turfOneStepOff].map((one) => drawn(shape(one))),
    );
    expect(comparePictures(before as Pixels, same as Pixels)).toBeNull();
    expect(comparePictures(before as Pixels, now as Pixels)).toMatch(/have another colour/);
    expect(comparePictures(before as Pixels, now as Pixels, true)).not.toBeNull();
  });

  test("are the same if an edge is rounded otherwise", async () => {
    const before = await drawn(disc(turf));
    const now = await rounded(before, 2);
    expect(before.data.equals(now.data)).toBe(false);
    expect(comparePictures(before, now)).toBeNull();
  });

  test("are the same if one tile of a translucent layer is blended a step off", async () => {
    const tile = (colour: string) => `<rect x="96" y="64" width="64" height="56" fill="${colour}"/>`;
    expect(comparePictures(await drawn(tile(paper)), await drawn(tile("#faf6ef")))).toBeNull();
  });

  test("differ if an edge moves by a quarter of a pixel", async () => {
    expect(comparePictures(await drawn(disc(turf)), await drawn(disc(turf, 30.25)))).not.toBeNull();
  });

  test("differ in size", async () => {
    const before = await drawn("");
    const now = await readPixels(
      await sharp(Buffer.from(before.data), { raw: { width: 160, height: 120, channels: 4 } })
        .resize(160, 119)
        .png()
        .toBuffer(),
    );
    expect(comparePictures(before, now)).toBe("160 × 120 px before, 160 × 119 px now");
  });

  test("how they differ is counted in full, or briefly", async () => {
    const [before, now] = [await drawn(""), await drawn('<rect x="9" y="9" width="3" height="1"/>')];
    expect(comparePictures(before, now)).toBe("3 pixels differ, 3 of them clearly");
    expect(comparePictures(before, now, true)).toBe("3 pixels differ clearly");
  });
});
