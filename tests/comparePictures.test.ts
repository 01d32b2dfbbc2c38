import { describe, expect, test } from "vitest";
import { comparePictures, type Pixels } from "../.storybook/visual/comparePictures.ts";

/** A grey sheet of 40 by 30 pixels, the first `others` of them in another grey. */
function sheet(others: number, grey: number): Pixels {
  const data = Buffer.alloc(40 * 30 * 4, 200);
  data.fill(grey, 0, others * 4);
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { data, width: 40, height: 30 };
}

describe("two pictures", () => {
  const cases = [
    ["the same", 0, 200, false],
    ["one pixel plainly another", 1, 0, true],
    ["a hundred pixels a little off, a browser's rounding", 100, 194, false],
    ["a surface a little off", 600, 194, true],
  ] as const;

  test.each(cases)("%s: in full and briefly the same is said", (_, others, grey, differs) => {
    const [before, now] = [sheet(0, grey), sheet(others, grey)];
    expect(comparePictures(before, now) !== null).toBe(differs);
    expect(comparePictures(before, now, true) !== null).toBe(differs);
  });

  test("what differs is drawn where it is told in full", () => {
    const [before, now] = [sheet(0, 0), sheet(3, 0)];
    const full = comparePictures(before, now);
    expect(full?.reason).toBe("3 pixels differ, 3 of them clearly");
    expect(full?.diff).toMatchObject({ width: 40, height: 30 });
    expect(comparePictures(before, now, true)).toEqual({ reason: "3 pixels differ clearly" });
  });
});
