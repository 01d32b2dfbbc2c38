import { expect, test } from "vitest";
import type { OrderItem } from "../../../src/api/contract/orderEntities.ts";
import { unsentPriceRows, withQueuedChanges } from "../../../src/features/cart/queuedChanges.ts";

const item = (uuid: string, quantity = 1) => ({ uuid, quantity, withMatOption: false }) as OrderItem;

test("the cart shows queued changes in order, as if they were done", () => {
  const items = [item("a"), item("b"), item("c")];
  const shown = withQueuedChanges(
    items,
    [
      { name: "changeItem", uuid: "a", body: { quantity: 2 } },
      { name: "changeItem", uuid: "a", body: { quantity: 5, withMatOption: true } },
      { name: "removeItem", uuid: "b", mode: "void" },
      { name: "addPicture", body: { productUuid: "p", productVariantUuid: "v" } },
      { name: "changeItem", uuid: "gone", body: { quantity: 9 } },
    ],
    [],
  );
  expect(shown).toEqual([{ ...item("a", 5), withMatOption: true }, item("c")]);
  expect(items).toHaveLength(3);
});

test("a changed format or option has its own price, and a file stays single", () => {
  const variant = { grp2_format: null, mat_option: 150, satin_option: null, numeric_option: null };
  const variants = [
    { ...variant, uuid: "small", grp1_format: "15_22", base_price: 700 },
    { ...variant, uuid: "file", grp1_format: "high", base_price: 1200, mat_option: null },
  ] as const;
  const held = [
    { ...item("a"), productVariantUuid: "small", price: 700 },
    { ...item("b", 3), productVariantUuid: "small", price: 700 },
    { ...item("c", 2), productVariantUuid: "small", price: 500 },
  ];
  const shown = withQueuedChanges(
    held,
    [
      { name: "changeItem", uuid: "a", body: { quantity: 2, withMatOption: true } },
      { name: "changeItem", uuid: "b", body: { productVariantUuid: "file" } },
    ],
    variants,
  );
  expect(shown.map(({ price, quantity }) => [price, quantity])).toEqual([
    [850, 2],
    [1200, 1],
    [500, 2],
  ]);
});

test("sums that only the server knows wait for it", () => {
  const rows = [
    { key: "items", label: "3 articles", amount: "54,00\u00a0€" },
    { key: "shipping", label: "Livraison", amount: "4,90\u00a0€" },
    { key: "p", label: "Remise de 10\u00a0%", amount: "\u22125,40\u00a0€", tone: "gain" as const },
  ];
  const waiting = [
    { key: "shipping", label: "Livraison", amount: "en attente" },
    { key: "p", label: "Remise de 10\u00a0%", amount: "en attente" },
  ];
  expect(unsentPriceRows(rows, [{ name: "removeItem", uuid: "b", mode: "void" }])).toEqual([
    rows[0],
    ...waiting,
  ]);
  // An added picture is not among the lines.
  const added = { name: "addPicture", body: { productUuid: "p", productVariantUuid: "v" } } as const;
  expect(unsentPriceRows(rows, [added])).toEqual([
    { key: "items", label: "Articles", amount: "en attente" },
    ...waiting,
  ]);
});
