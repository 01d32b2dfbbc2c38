import { expect, test } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import { withQueuedChanges } from "../../../src/features/cart/queuedChanges.ts";

const item = (uuid: string, quantity = 1) => ({ uuid, quantity, withMatOption: false }) as OrderItem;

test("the cart shows queued changes in order, as if they were done", () => {
  const items = [item("a"), item("b"), item("c")];
  const shown = withQueuedChanges(items, [
    { name: "changeItem", uuid: "a", body: { quantity: 2 } },
    { name: "changeItem", uuid: "a", body: { quantity: 5, withMatOption: true } },
    { name: "removeItem", uuid: "b", mode: "void" },
    { name: "addPicture", body: { productUuid: "p", productVariantUuid: "v" } },
    { name: "changeItem", uuid: "gone", body: { quantity: 9 } },
  ]);
  expect(shown).toEqual([{ ...item("a", 5), withMatOption: true }, item("c")]);
  expect(items).toHaveLength(3);
});
