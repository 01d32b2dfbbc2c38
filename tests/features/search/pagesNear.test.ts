import { describe, expect, it } from "vitest";
import { pagesNear } from "../../../src/features/search/pagesNear.ts";
import { endOfPage } from "../../../src/features/search/scopeView.ts";

describe("the end of the pictures", () => {
  it("is told by a page that is short", () => {
    expect(endOfPage(400, 150)).toBe(550);
    expect(endOfPage(400, 0)).toBe(400);
    expect(endOfPage(400, 200)).toBe(Number.POSITIVE_INFINITY);
    expect(endOfPage(400, undefined)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("pages near what is drawn", () => {
  it.each([
    ["the first screen", [0, 31], [0]],
    ["nearing the bottom of the first page", [120, 145], [0, 200]],
    ["in the middle of a page of the middle", [25_080, 25_110], [25_000]],
    ["across two pages", [25_190, 25_220], [25_000, 25_200]],
    ["just past the beginning of a page", [25_210, 25_240], [25_000, 25_200]],
    ["at the very end", [49_970, 49_999], [49_800]],
  ])("%s", (_, [first = 0, last = 0], expected) => {
    expect(pagesNear(first, last, 50_000)).toEqual(expected);
  });

  it("are none past a short last page", () => {
    expect(pagesNear(380, 409, 410)).toEqual([200, 400]);
    expect(pagesNear(0, 0, 1)).toEqual([0]);
  });
});
