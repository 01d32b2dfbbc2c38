import fc from "fast-check";
import { expect, test } from "vitest";
import type { NamedPicture } from "../../../src/api/contract/pictureCalls.ts";
import { turned, wallPictures } from "../../../src/features/wall/wallPictures.ts";
import { recentPictures } from "../../../stories/support/wallData.ts";

const captionOf = (names: string[], takenAt: string | null) => {
  const [first] = recentPictures;
  if (!first) throw new Error("no picture");
  const named: NamedPicture = { picture: { ...first.picture, takenAt }, names };
  return wallPictures("", [named])[0]?.caption;
};

test.each([
  [
    ["Quartz", "Jeanne Martin"],
    "2026-05-16T08:24:00.000Z",
    "Quartz\u00a0· Jeanne Martin\u00a0· 10\u00a0h\u00a024",
  ],
  [["Quartz", "Jeanne Martin", "112", "113"], null, "Quartz\u00a0· Jeanne Martin\u00a0· 112"],
  [[], "2026-05-16T08:00:00.000Z", "10\u00a0h"],
  [[], null, recentPictures[0]?.picture.name],
])("the caption of %j taken at %s", (names, takenAt, caption) => {
  expect(captionOf(names, takenAt)).toBe(caption);
});

test("each picture comes first in its turn, and none is lost", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(1000), (items, turns) => {
      expect(turned(items, turns)[0]).toBe(items[turns % items.length]);
      expect([...turned(items, turns)].sort()).toEqual([...items].sort());
    }),
  );
  expect(turned([], 3)).toEqual([]);
});
