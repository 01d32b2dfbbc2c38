import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import type { Client } from "../../src/api/client.ts";
import { activeDiscount, activeDiscountAtom, discountPercentAtom } from "../../src/shop/discounts.ts";
import { placeAtom } from "../../src/shop/place.ts";
import { apiAtom } from "../../src/state/apiAtom.ts";

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

const season = {
  description: "Offre de saison",
  percent: 10,
  startAt: "2001-01-01T00:00:00.000Z",
  endAt: "2098-01-01T00:00:00.000Z",
};
const over = { ...season, description: "Passée", endAt: "2001-02-01T00:00:00.000Z" };

function storeWhose(list: () => Promise<unknown>) {
  const store = createStore();
  store.set(apiAtom, { discounts: { listDiscounts: list } } as unknown as Client);
  return store;
}

test("the page's own discounts are there at the first look, and none is asked for", () => {
  const list = vi.fn(async () => []);
  const store = storeWhose(list);
  store.set(placeAtom, (place) => ({ ...place, discounts: [over, season] }));
  expect(store.get(activeDiscountAtom)?.description).toBe("Offre de saison");
  expect(store.get(discountPercentAtom)).toBe(10);
  store.set(placeAtom, (place) => ({ ...place, discounts: [] }));
  expect(store.get(activeDiscountAtom)).toBeNull();
  expect(store.get(discountPercentAtom)).toBe(0);
  expect(list).not.toHaveBeenCalled();
});

test("a page that tells none asks for them", async () => {
  const store = storeWhose(async () => [season]);
  const stop = store.sub(activeDiscountAtom, () => {});
  expect(store.get(activeDiscountAtom)).toBeNull();
  await vi.waitFor(() => expect(store.get(activeDiscountAtom)?.description).toBe("Offre de saison"));
  stop();
});
