import { describe, expect, it } from "vitest";
import type { PassagePicture } from "../../../src/domain/pictures/passages.ts";
import { burstsOf, groupsOf, picturesShown, sizeOf } from "../../../src/features/search/passageSections.ts";

const begin = Date.parse("2026-05-16T09:00:00Z");
const taken = (second: number): PassagePicture => ({
  contestUuid: "prix",
  takenAt: new Date(begin + second * 1000).toISOString(),
  rawFileName: "IMG_0412.JPG",
  photographerLabel: null,
  photoSessionCode: null,
});
const list = (...seconds: number[]) => seconds.map(taken);
const shown = (groups: ReturnType<typeof groupsOf>, unfolded: readonly number[] = []) =>
  groups.map((group) => picturesShown(group, (first) => unfolded.includes(first)));

describe("the groups of a name's pictures", () => {
  const groups = groupsOf(list(0, 8, 8, 9, 20, 900), 6);

  it("show the first picture of each burst", () => {
    expect(shown(groups)).toEqual([[0, 1, 4], [5]]);
    expect(groups.map(sizeOf)).toEqual([5, 1]);
    expect([...burstsOf(groups)]).toEqual([[1, [1, 2, 3]]]);
  });

  it("show all of an unfolded burst, in place", () => {
    expect(shown(groups, [1])).toEqual([[0, 1, 2, 3, 4], [5]]);
  });

  it("keep the list's order in two bursts at once", () => {
    const other = { ...taken(8), rawFileName: "DSC_0001.JPG" };
    const both = groupsOf([taken(8), other, taken(9), { ...other, takenAt: taken(9).takenAt }], 4);
    expect(shown(both)).toEqual([[0, 1]]);
    expect(shown(both, [0])).toEqual([[0, 1, 2]]);
  });

  it("keep the place of pages that have not loaded, and what is loaded beyond them", () => {
    const loaded: (PassagePicture | undefined)[] = list(0, 0);
    loaded[4] = taken(60);
    loaded[5] = taken(60);
    const parts = groupsOf(loaded, 7);
    expect(parts.map(({ passage }) => passage?.startsAt ?? null)).toEqual([
      "2026-05-16T09:00:00.000Z",
      null,
      "2026-05-16T09:01:00.000Z",
      null,
    ]);
    expect(shown(parts)).toEqual([[0], [2, 3], [4], [6]]);
  });

  it("end with the list, whatever has loaded before it shrank", () => {
    expect(shown(groupsOf(list(0, 10, 20), 2))).toEqual([[0, 1]]);
    expect(groupsOf([], 0)).toEqual([]);
  });
});
