import { expect, test } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import type { OrderLine } from "../../../src/domain/orderLines.ts";
import { cartNotices } from "../../../src/features/cart/completeness.ts";
import { markEmptyPacks } from "../../../src/features/cart/emptyPacks.ts";

const content = {
  eventUuid: "e",
  pricingId: null,
  contestUuid: "c",
  filterValueUuid1: "r",
  filterValueUuid2: null,
};
const line = (change: Partial<OrderLine<OrderItem>> = {}) =>
  ({ content, isPack: true, missing: [], ...change }) as unknown as OrderLine<OrderItem>;

test("a filter pack without a picture is incomplete, and stops the validation", () => {
  const asked: unknown[] = [];
  const lines = markEmptyPacks([line()], (one) => {
    asked.push(one);
    return 0;
  });
  expect(lines[0]?.missing).toEqual(["pictures"]);
  expect(asked).toEqual([content]);
  expect(cartNotices(lines)).toEqual({ elements: false, packs: true });
});

test("one with pictures is complete, and so is one whose pictures are not counted yet", () => {
  expect(markEmptyPacks([line()], () => 1)[0]?.missing).toEqual([]);
  expect(markEmptyPacks([line()], () => undefined)[0]?.missing).toEqual([]);
});

test("nothing is counted of what is found by nothing", () => {
  const lines = [line({ content: null, missing: ["filterValue1"] })];
  const counted = markEmptyPacks(lines, () => {
    throw new Error("counted");
  });
  expect(counted).toEqual(lines);
});
