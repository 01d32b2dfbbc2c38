import { expect, test } from "vitest";
import { activeDiscount } from "../../src/shop/discounts.ts";

const at = (startAt: string, endAt: string, id: number) => ({ startAt, endAt, id });
const now = "2026-06-01T12:00:00.000Z";

test("the first whose start is before now and whose end is after now", () => {
  const past = at("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z", 1);
  const coming = at("2026-07-01T00:00:00.000Z", "2026-08-01T00:00:00.000Z", 2);
  const best = at("2026-05-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z", 3);
  const other = at("2026-05-01T00:00:00.000Z", "2026-07-01T00:00:00.000Z", 4);
  expect(activeDiscount([past, coming, best, other], now)?.id).toBe(3);
  expect(activeDiscount([past, coming], now)).toBeNull();
});

test("its very first and last instants are not in it", () => {
  expect(activeDiscount([at(now, "2026-07-01T00:00:00.000Z", 1)], now)).toBeNull();
  expect(activeDiscount([at("2026-05-01T00:00:00.000Z", now, 1)], now)).toBeNull();
});
