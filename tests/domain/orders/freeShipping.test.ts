import { expect, test } from "vitest";
import { freeShippingWords } from "../../../src/domain/orders/freeShipping.ts";

test.each([
  [4500, { fee: 490, freeAbove: 6000 }, "Plus que 15,00\u00a0€ pour la livraison offerte"],
  [5999, { fee: 490, freeAbove: 6000 }, "Plus que 0,01\u00a0€ pour la livraison offerte"],
  [6000, { fee: 490, freeAbove: 6000 }, "Livraison offerte à partir de 60,00\u00a0€"],
  [123450, { fee: 490, freeAbove: 6000 }, "Livraison offerte à partir de 60,00\u00a0€"],
  [4500, { fee: 490, freeAbove: null }, null],
  [4500, { fee: 0, freeAbove: 6000 }, null],
  [4500, { fee: null, freeAbove: null }, null],
] as const)("a cart of %i cents with %j says %j", (subtotal, price, words) => {
  expect(freeShippingWords(subtotal, price)).toBe(words);
});
