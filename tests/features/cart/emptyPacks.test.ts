import { expect, test } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import type { OrderLine } from "../../../src/domain/orderLines.ts";
import { cartNotices } from "../../../src/features/cart/completeness.ts";
import { markEmptyPacks } from "../../../src/features/cart/emptyPacks.ts";

const content = { eventUuid: "e", contestUuid: "c", filterValueUuid1: "r", filterValueUuid2: null };
const line = (item: Partial<OrderItem>, change: Partial<OrderLine<OrderItem>> = {}) =>
  ({
    item: { ...content, remainingPictures: null, ...item },
    isPack: true,
    missing: [],
    ...change,
  }) as unknown as OrderLine<OrderItem>;

test("a filter pack without a picture is incomplete, and stops the validation", () => {
  const asked: unknown[] = [];
  const lines = markEmptyPacks([line({})], (one) => {
    asked.push(one);
    return 0;
  });
  expect(lines[0]?.missing).toEqual(["pictures"]);
  expect(asked).toEqual([content]);
  expect(cartNotices(lines)).toEqual({ elements: false, packs: true });
});

test("one with pictures is complete, and so is one whose pictures are not counted yet", () => {
  expect(markEmptyPacks([line({})], () => 1)[0]?.missing).toEqual([]);
  expect(markEmptyPacks([line({})], () => undefined)[0]?.missing).toEqual([]);
});

test("nothing is counted of single pictures, packs of pictures, and packs that still miss a choice", () => {
  const lines = [
    line({}, { isPack: false }),
    line({ remainingPictures: 0 }),
    line({ filterValueUuid1: null }, { missing: ["filterValue1"] }),
    line({ eventUuid: null }),
  ];
  const counted = markEmptyPacks(lines, () => {
    throw new Error("counted");
  });
  expect(counted).toEqual(lines);
});
