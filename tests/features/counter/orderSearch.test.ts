import { expect, test } from "vitest";
import { codeOf, matchingOrders } from "../../../src/features/counter/orderSearch.ts";

const order = (code: string, lastName: string | null, email: string | null) => ({
  uuid: `${code.toLowerCase()}0000-0000-4000-8000-000000000001`,
  code,
  status: "finalized" as const,
  placedAt: "2026-05-16T10:24:00.000Z",
  paidAt: null,
  paymentMethod: null,
  lastName,
  email,
  phone: null,
  totalPrice: 4320,
  itemCount: 2,
  hasPaper: true,
  hasFiles: false,
  actions: ["pay" as const],
});
const orders = [
  order("4F7C", "Lefèvre-Noël", "camille@example.fr"),
  order("4FAA", "D'Aubigné", null),
  order("09B1", null, null),
];

test.each([
  ["4f7c", "4F7C"],
  [" 09B1 ", "09B1"],
  ["4f7", null],
  ["4f7cc", null],
  ["zoé1", null],
  ["", null],
])("%j as a code is %j", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each([
  ["", ["4F7C", "4FAA", "09B1"]],
  ["4f", ["4F7C", "4FAA"]],
  ["7C", []],
  ["lefevre", ["4F7C"]],
  ["D’AUBIGNE", ["4FAA"]],
  ["camille@", ["4F7C"]],
  ["inconnu", []],
])("%j finds %j", (typed, codes) => {
  expect(matchingOrders(orders, typed).map(({ code }) => code)).toEqual(codes);
});
