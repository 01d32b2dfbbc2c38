import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import { activeDiscountAtom } from "../../../src/features/discount/atoms.ts";
import { placeAtom } from "../../../src/shop/place.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

const season = {
  description: "Offre de saison",
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
  store.set(placeAtom, (place) => ({ ...place, discounts: [] }));
  expect(store.get(activeDiscountAtom)).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test("a page that tells none asks for them", async () => {
  const store = storeWhose(async () => [season]);
  const stop = store.sub(activeDiscountAtom, () => {});
  expect(store.get(activeDiscountAtom)).toBeNull();
  await vi.waitFor(() => expect(store.get(activeDiscountAtom)?.description).toBe("Offre de saison"));
  stop();
});
