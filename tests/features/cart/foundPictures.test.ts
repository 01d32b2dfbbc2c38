import { expect, test } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import type { OrderLine } from "../../../src/domain/orders/orderLines.ts";
import { cartNotices } from "../../../src/features/cart/completeness.ts";
import { withFoundPictures } from "../../../src/features/cart/foundPictures.ts";

const content = {
  eventUuid: "e",
  pricingId: null,
  contestUuid: "c",
  filterValueUuid1: "r",
  filterValueUuid2: null,
};
const line = (change: Partial<OrderLine<OrderItem>> = {}) =>
  ({ content, isPack: true, pictures: [], missing: [], ...change }) as unknown as OrderLine<OrderItem>;

test("a filter pack without a picture is incomplete, and stops the validation", () => {
  const asked: unknown[] = [];
  const lines = withFoundPictures([line()], (one) => {
    asked.push(one);
    return { items: [], totalCount: 0 };
  });
  expect(lines[0]?.missing).toEqual(["pictures"]);
  expect(asked).toEqual([content]);
  expect(cartNotices(lines)).toEqual({ elements: false, packs: true });
});

test("one with pictures is complete and shows the first of them, counting all", () => {
  const items = [{ uuid: "p", name: "DSC_1", eventUuid: "e", contestUuid: "c" }];
  const [found] = withFoundPictures([line()], () => ({ items, totalCount: 212 }));
  expect(found).toMatchObject({ missing: [], pictures: items, pictureCount: 212 });
});

test("nothing is said against one whose pictures are not known yet", () => {
  expect(withFoundPictures([line()], () => undefined)[0]?.missing).toEqual([]);
});

test("nothing is counted of what is found by nothing", () => {
  const lines = [line({ content: null, missing: ["filterValue1"] })];
  const counted = withFoundPictures(lines, () => {
    throw new Error("counted");
  });
  expect(counted).toEqual(lines);
});

test("a pack that is being paid keeps the pictures that were written down", () => {
  const written = [line({ pictures: [{ uuid: "p", name: "DSC_1", eventUuid: "e", contestUuid: "c" }] })];
  expect(withFoundPictures(written, () => ({ items: [], totalCount: 0 }))).toEqual(written);
});
