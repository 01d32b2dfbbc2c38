import { expect, test } from "vitest";
import { withdrawalEnd } from "../../../src/domain/orders/withdrawalPeriod.ts";

const paid = { at: "2026-06-01T10:00:00Z", status: "paid" } as const;
const goods = { hasGoods: true, paidAt: paid.at };

test("nothing handed over: no end", () => {
  expect(
    withdrawalEnd([paid, { at: "2026-06-03T10:00:00Z", status: "paperInProduction" }], goods),
  ).toBeNull();
});

test.each([
  ["handed over at a stand", "localDelivered", "2026-06-02T15:00:00Z", "2026-06-16T21:59:59.999Z"],
  ["just before midnight in France", "localDelivered", "2026-06-02T21:59:00Z", "2026-06-16T21:59:59.999Z"],
  ["just after it", "localDelivered", "2026-06-02T22:00:00Z", "2026-06-17T21:59:59.999Z"],
  ["in winter", "localDelivered", "2026-12-01T22:30:00Z", "2026-12-15T22:59:59.999Z"],
  ["over the change of clocks", "localDelivered", "2026-10-20T12:00:00Z", "2026-11-03T22:59:59.999Z"],
  ["sent, and a fortnight on its way", "delivered", "2026-06-02T15:00:00Z", "2026-06-30T21:59:59.999Z"],
  ["ended", "ended", "2026-06-02T15:00:00Z", "2026-06-30T21:59:59.999Z"],
] as const)("goods %s", (_, status, at, end) => {
  expect(withdrawalEnd([paid, { at, status }], goods)).toBe(end);
});

test("files alone count from the payment", () => {
  expect(withdrawalEnd([paid], { hasGoods: false, paidAt: paid.at })).toBe("2026-06-15T21:59:59.999Z");
});
