import { createStore } from "jotai";
import { expect, test } from "vitest";
import { type Place, placeAtom, placeOfPage, shopUrlAtom } from "../../src/shop/place.ts";

const page = (textContent: string | null) => ({
  getElementById: (id: string) => (id === "place" ? ({ textContent } as HTMLElement) : null),
});
const place = { cdnHost: "", placeMode: "horse", placeWhat: "truck", eventsDisplayMode: "single" };

test("reads the place that the server wrote into the page", () => {
  expect(placeOfPage(page(JSON.stringify(place)))).toEqual(place);
});

test("reads the discounts beside it", () => {
  const discounts = [
    { description: "Saison", percent: 10, startAt: "2026-05-01T00:00:00Z", endAt: "2026-07-01T00:00:00Z" },
  ];
  expect(placeOfPage(page(JSON.stringify({ ...place, discounts })))?.discounts).toEqual([
    {
      description: "Saison",
      percent: 10,
      startAt: "2026-05-01T00:00:00.000Z",
      endAt: "2026-07-01T00:00:00.000Z",
    },
  ]);
});

test.each([null, "", "{", JSON.stringify({ ...place, placeWhat: "boat" })])("%j is no place", (text) => {
  expect(placeOfPage(page(text))).toBeNull();
});

test("a page without one has none", () => {
  expect(placeOfPage({ getElementById: () => null })).toBeNull();
});

test("links that are opened elsewhere begin with the shop's public address", () => {
  const store = createStore();
  const there = placeOfPage(page(JSON.stringify({ ...place, publicUrl: "https://photos.example" })));
  store.set(placeAtom, there as Place);
  expect(store.get(shopUrlAtom)).toBe("https://photos.example");
});
