import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  burstLength,
  burstPause,
  type PassagePicture,
  passagePause,
  passagesOf,
} from "../../../src/domain/pictures/passages.ts";

const begin = Date.parse("2026-05-16T09:00:00Z");

/** A picture taken some seconds after nine; null: nobody knows when. */
const taken = (second: number | null, over: Partial<PassagePicture> = {}): PassagePicture => ({
  contestUuid: "prix",
  takenAt: second === null ? null : new Date(begin + second * 1000).toISOString(),
  rawFileName: "IMG_0412.JPG",
  photographerLabel: null,
  photoSessionCode: null,
  ...over,
});

const burstsOf = (pictures: readonly PassagePicture[]) => passagesOf(pictures).map(({ bursts }) => bursts);

describe("the passages of a rider's pictures", () => {
  it.each<[string, PassagePicture[], number[][][]]>([
    ["none", [], []],
    ["one picture", [taken(0)], [[[0]]]],
    ["a burst between two moments", [0, 8, 8, 9, 20].map((at) => taken(at)), [[[0], [1, 2, 3], [4]]]],
    ["two seconds apart: two moments", [taken(0), taken(2)], [[[0], [1]]]],
    [
      "a camera held down: a burst every three seconds",
      [0, 1, 2, 3, 4, 5, 6].map((at) => taken(at)),
      [[[0, 1, 2], [3, 4, 5], [6]]],
    ],
    ["a pause of three minutes, and a longer one", [0, 180, 361].map((at) => taken(at)), [[[0], [1]], [[2]]]],
    [
      "two cameras in the same second",
      [
        taken(0),
        taken(0, { rawFileName: "DSC_0007.JPG" }),
        taken(1),
        taken(1, { rawFileName: "DSC_0008.JPG" }),
      ],
      [
        [
          [0, 2],
          [1, 3],
        ],
      ],
    ],
    [
      "two photographers with cameras of one make",
      [taken(0, { photographerLabel: "Loïc Tréguier" }), taken(0, { photographerLabel: "Maud Castaing" })],
      [[[0], [1]]],
    ],
    ["two cards", [taken(0, { photoSessionCode: "A" }), taken(0, { photoSessionCode: "B" })], [[[0], [1]]]],
    [
      "a counter that starts again",
      [taken(0, { rawFileName: "IMG_9999.JPG" }), taken(0, { rawFileName: "IMG_0001.JPG" })],
      [[[0, 1]]],
    ],
    [
      "one number in two contests at the same time",
      [taken(0), taken(1, { contestUuid: "derby" }), taken(1), taken(2, { contestUuid: "derby" })],
      [[[0, 2]], [[1, 3]]],
    ],
    ["without times", [taken(null), taken(null)], [[[0], [1]]]],
    ["an unreadable time is no time", [taken(null), taken(0, { takenAt: "hier" })], [[[0], [1]]]],
    ["with and without", [taken(null), taken(5), taken(5)], [[[1, 2]], [[0]]]],
    ["unsorted", [taken(400), taken(1), taken(0)], [[[2, 1]], [[0]]]],
    ["fractions of seconds count as cameras that have none", [taken(0.9), taken(1.1)], [[[0, 1]]]],
  ])("%s", (_, pictures, expected) => {
    expect(burstsOf(pictures)).toEqual(expected);
  });

  it("begin with their first picture, and tell its contest", () => {
    const [first, second] = passagesOf([taken(900, { contestUuid: "derby" }), taken(60), taken(0)]);
    expect(first).toMatchObject({ contestUuid: "prix", startsAt: "2026-05-16T09:00:00.000Z" });
    expect(second).toMatchObject({ contestUuid: "derby", startsAt: "2026-05-16T09:15:00.000Z" });
    expect(passagesOf([taken(null)])[0]?.startsAt).toBeNull();
  });
});

const pictures = fc.array(
  fc
    .record({
      second: fc.option(fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 2000 })), { freq: 8 }),
      contestUuid: fc.constantFrom("prix", "derby"),
      rawFileName: fc.constantFrom("IMG_1.JPG", "IMG_2.JPG", "DSC_1.NEF"),
      photographerLabel: fc.constantFrom(null, "Maud Castaing"),
      photoSessionCode: fc.constantFrom(null, "A"),
    })
    .map(({ second, ...over }) => taken(second, over)),
  { maxLength: 60 },
);

const secondOf = ({ takenAt }: PassagePicture) =>
  takenAt === null ? Number.NaN : Date.parse(takenAt) / 1000;
const at = (all: readonly PassagePicture[], index: number) => all[index] as PassagePicture;

describe("of any pictures", () => {
  it("each is in one burst", () => {
    fc.assert(
      fc.property(pictures, (all) => {
        const found = burstsOf(all).flat(2);
        expect(found.toSorted((one, other) => one - other)).toEqual(all.map((_, index) => index));
      }),
    );
  });

  it("a burst is of one camera and contest, and no longer than a burst", () => {
    fc.assert(
      fc.property(pictures, (all) => {
        for (const burst of burstsOf(all).flat()) {
          const times = burst.map((index) => secondOf(at(all, index)));
          for (const [place, index] of burst.entries()) {
            if (place === 0) continue;
            const { takenAt, rawFileName, ...others } = at(all, index);
            const { takenAt: _, rawFileName: firstName, ...first } = at(all, burst[0] ?? 0);
            expect(others).toEqual(first);
            expect(rawFileName.slice(0, 4)).toBe(firstName.slice(0, 4));
            expect(takenAt).not.toBeNull();
            expect((times[place] ?? 0) - (times[place - 1] ?? 0)).toBeLessThanOrEqual(burstPause);
            expect((times[place] ?? 0) - (times[0] ?? 0)).toBeLessThanOrEqual(burstLength);
          }
        }
      }),
    );
  });

  it("a passage has no long pause, and the next one of its contest comes after one", () => {
    fc.assert(
      fc.property(pictures, (all) => {
        const last = new Map<string, number>();
        for (const { contestUuid, bursts } of passagesOf(all)) {
          const inside = bursts.flat().map((index) => at(all, index));
          expect(new Set(inside.map((picture) => picture.contestUuid))).toEqual(new Set([contestUuid]));
          const times = inside.map(secondOf).toSorted((one, other) => one - other);
          const pauses = times.slice(1).map((time, place) => time - (times[place] ?? 0));
          expect(Math.max(0, ...pauses.filter((pause) => !Number.isNaN(pause)))).toBeLessThanOrEqual(
            passagePause,
          );
          const before = last.get(contestUuid);
          if (before !== undefined) expect((times[0] ?? 0) - before).not.toBeLessThanOrEqual(passagePause);
          last.set(contestUuid, times.at(-1) ?? Number.NaN);
        }
      }),
    );
  });

  it("their order makes no difference", () => {
    fc.assert(
      fc.property(pictures, fc.infiniteStream(fc.nat()), (all, keys) => {
        const order = all
          .map((_, index) => ({ index, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key);
        const shuffled = order.map(({ index }) => at(all, index));
        const named = (groups: Passage[], name: (index: number) => number) =>
          groups.map(({ bursts }) =>
            bursts
              .map((burst) =>
                burst
                  .map(name)
                  .toSorted((a, b) => a - b)
                  .join(" "),
              )
              .toSorted(),
          );
        const sorted = (groups: string[][]) => groups.map(String).toSorted();
        expect(sorted(named(passagesOf(shuffled), (place) => order[place]?.index ?? -1))).toEqual(
          sorted(named(passagesOf(all), (index) => index)),
        );
      }),
    );
  });
});

type Passage = ReturnType<typeof passagesOf>[number];
