import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import type { Client } from "../../../src/api/client.ts";
import type { PackMatchCriteria } from "../../../src/domain/packs/packMatchCriteria.ts";
import { matchingShown } from "../../../src/features/packs/matching.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

const content = (contestUuid: string): PackMatchCriteria => ({
  eventUuid: "e",
  pricingId: null,
  contestUuid,
  filterValueUuid1: null,
  filterValueUuid2: null,
});

/** A shop with `totalCount` pictures; records the requested pages. */
function shop(totalCount: number) {
  const store = createStore();
  const offsets: number[] = [];
  const listPicturesForFilterOrderItem = async ({ query }: { query: { offset: number; limit: number } }) => {
    offsets.push(query.offset);
    const length = Math.max(0, Math.min(query.limit, totalCount - query.offset));
    return { items: Array.from({ length }, (_, place) => ({ uuid: `${query.offset + place}` })), totalCount };
  };
  store.set(apiAtom, { pictures: { listPicturesForFilterOrderItem } } as unknown as Client);
  return { store, offsets };
}

test("of fifty thousand pictures a dozen is shown, and one page asked for", async () => {
  const { store, offsets } = shop(50_000);
  const { shown } = matchingShown(content("large"), 12);
  store.sub(shown, () => undefined);
  await vi.waitFor(() => expect(store.get(shown).status).toBe("data"));
  const state = store.get(shown);
  if (state.status !== "data") throw new Error("no data");
  expect(state.data.count).toBe(50_000);
  expect(state.data.pictures.map(({ uuid }) => uuid)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
  expect(offsets).toEqual([0]);
});

test("more of them come from the next page, as far as there is one", async () => {
  const { store, offsets } = shop(230);
  const { shown } = matchingShown(content("two pages"), 660);
  store.sub(shown, () => undefined);
  await vi.waitFor(() => {
    const state = store.get(shown);
    expect(state.status === "data" && state.data.pictures.length).toBe(230);
  });
  expect(offsets).toEqual([0, 200]);
});
