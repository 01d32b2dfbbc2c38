import { expect, test } from "vitest";
import { pluralize } from "../../../src/domain/french/pluralize.ts";
import type { OrderLine } from "../../../src/domain/orders/orderLines.ts";
import { priceBreakdown } from "../../../src/domain/orders/priceBreakdown.ts";

const lines = (...quantities: number[]) =>
  quantities.map((quantity) => ({ item: { quantity } }) as OrderLine);

test("items, then shipping, then discounts", () => {
  const rows = priceBreakdown({
    lines: lines(2, 1),
    subtotal: 123450,
    shipping: 490,
    discounts: [
      { uuid: "p", percent: 12.5, amount: -15431 },
      { uuid: "v", percent: null, amount: -500 },
    ],
  });
  expect(rows).toEqual([
    { key: "items", label: "3 articles", amount: "1\u202f234,50\u00a0€" },
    { key: "shipping", label: "Livraison", amount: "4,90\u00a0€" },
    { key: "p", label: "Remise de 12,5\u00a0%", amount: "\u2212154,31\u00a0€", tone: "gain" },
    { key: "v", label: "Remise", amount: "\u22125,00\u00a0€", tone: "gain" },
  ]);
});

test("free shipping says so, and files alone are not sent at all", () => {
  const contents = { lines: lines(1), subtotal: 100, discounts: [] };
  expect(priceBreakdown({ ...contents, shipping: 0 })[1]?.amount).toBe("Offerte");
  expect(priceBreakdown({ ...contents, shipping: null })).toHaveLength(1);
});

test.each([
  [0, "0 photo"],
  [1, "1 photo"],
  [2, "2 photos"],
  [20000, "20\u202f000 photos"],
])("%d", (count, words) => {
  expect(pluralize(count, "photo")).toBe(words);
});
