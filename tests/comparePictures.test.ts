import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { comparePictures } from "../.storybook/visual/comparePictures.ts";

/** A grey sheet of 40 by 30 pixels, the first `others` of them in another grey. */
function sheet(others: number, grey: number): Promise<Buffer> {
  const data = Buffer.alloc(40 * 30 * 3, 200);
  data.fill(grey, 0, others * 3);
  return sharp(data, { raw: { width: 40, height: 30, channels: 3 } })
    .png()
    .toBuffer();
}

describe("two pictures", () => {
  const cases = [
    ["the same", 0, 200, false],
    ["one pixel plainly another", 1, 0, true],
    ["a hundred pixels a little off, a browser's rounding", 100, 194, false],
    ["a surface a little off", 600, 194, true],
  ] as const;

  test.each(cases)("%s: in full and briefly the same is said", async (_, others, grey, differs) => {
    const [before, now] = await Promise.all([sheet(0, grey), sheet(others, grey)]);
    expect((await comparePictures(before, now)) !== null).toBe(differs);
    expect((await comparePictures(before, now, true)) !== null).toBe(differs);
  });

  test("what differs is drawn where it is told in full", async () => {
    const [before, now] = await Promise.all([sheet(0, 0), sheet(3, 0)]);
    const full = await comparePictures(before, now);
    expect(full?.reason).toBe("3 pixels differ, 3 of them clearly");
    expect(full?.diff).toMatchObject({ width: 40, height: 30 });
    expect(await comparePictures(before, now, true)).toEqual({ reason: "3 pixels differ clearly" });
  });
});
