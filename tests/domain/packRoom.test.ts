import fc from "fast-check";
import { expect, test } from "vitest";
import { packCapacity, packRefusal } from "../../src/domain/packRoom.ts";

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
