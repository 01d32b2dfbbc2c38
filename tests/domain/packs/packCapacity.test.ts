import fc from "fast-check";
import { expect, test } from "vitest";
import { freePlaces, groupsFor, packCapacity, packRefusal } from "../../../src/domain/packs/packCapacity.ts";

const pictures = (count: number) => ({ pricingId: 1, count });
const existing = (remainingPictures: number | null, pricingId = 1) =>
  ({ kind: "existing", remainingPictures, pricingId }) as const;
const fresh = (grp1_count: number | null, grp2_count: number | null = null, pricingId = 1) =>
  ({ kind: "new", grp1_count, grp2_count, pricingId }) as const;

test.each([
  ["a pack with a place left", 1, existing(1), null],
  ["a full pack", 1, existing(0), { reason: "noRoom", kind: "existing", room: 0 }],
  ["more pictures than places left", 3, existing(2), { reason: "noRoom", kind: "existing", room: 2 }],
  ["a pack whose places are not counted", 300, existing(null), null],
  ["as many as a new pack holds", 5, fresh(5), null],
  ["both groups counted", 5, fresh(3, 2), null],
  ["more than both groups hold", 6, fresh(3, 2), { reason: "noRoom", kind: "new", room: 5 }],
  ["a product without a capacity", 300, fresh(null), null],
  ["another pricing, whatever its room", 1, existing(5, 2), { reason: "incompatible" }],
  ["a product of another pricing", 9, fresh(5, null, 2), { reason: "incompatible" }],
] as const)("%s", (_, count, target, refusal) => {
  expect(packRefusal(pictures(count), target)).toEqual(refusal);
});

test("what fits into a pack of the pricing is never refused, and one more always is", () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (grp1_count, grp2_count) => {
      const target = fresh(grp1_count, grp2_count);
      const room = packCapacity(target);
      fc.pre(room > 0);
      expect(packRefusal(pictures(room), target)).toBeNull();
      expect(packRefusal(pictures(room + 1), target)).toEqual({ reason: "noRoom", kind: "new", room });
    }),
  );
});

test.each([
  ["an empty pack", 3, null, [0, 0], 2, undefined, [1, 1]],
  ["the first group before the second", 2, 2, [1, 0], 3, undefined, [1, 2, 2]],
  ["the second alone", 2, 2, [1, 0], 2, 2, [2, 2]],
  ["the first alone, too small", 2, 2, [1, 0], 2, 1, null],
  ["no second group", 3, null, [0, 0], 1, 2, null],
  ["more than are free", 2, 2, [1, 1], 3, undefined, null],
  ["a full pack", 1, 1, [1, 1], 1, undefined, null],
  ["a group that holds too many, beside a free one", 1, 1, [2, 0], 1, undefined, [2]],
  ["nothing", 1, null, [1, 0], 0, undefined, []],
] as const)("where pictures go: %s", (_name, grp1_count, grp2_count, held, count, group, places) => {
  expect(groupsFor({ grp1_count, grp2_count }, held, count, group)).toEqual(places);
});

test("no group ever takes more than its places, and what fits is taken", () => {
  const small = fc.nat(12);
  const group = fc.constantFrom(undefined, 1 as const, 2 as const);
  fc.assert(
    fc.property(small, small, small, small, small, group, (size1, size2, held1, held2, count, only) => {
      const product = { grp1_count: size1, grp2_count: size2 };
      const free = freePlaces(product, [held1, held2]);
      const places = groupsFor(product, [held1, held2], count, only);
      const room = only === undefined ? free[0] + free[1] : free[only - 1];
      expect(places === null).toBe(count > (room ?? 0));
      if (places === null) return;
      expect(places).toHaveLength(count);
      for (const position of [1, 2] as const) {
        const taken = places.filter((place) => place === position).length;
        expect(taken).toBeLessThanOrEqual(free[position - 1] ?? 0);
      }
    }),
  );
});
