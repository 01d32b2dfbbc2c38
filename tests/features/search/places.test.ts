import { describe, expect, it } from "vitest";
import { placeToRestore, type Visit, visitsKept, withVisit } from "../../../src/features/search/places.ts";

const visit = (changes: Partial<Visit> = {}): Visit => ({
  screen: "search",
  entry: "first",
  query: "?mode=pictures&event=1",
  place: { index: 300, offset: 80 },
  ...changes,
});
const { place: _, ...here } = visit();

describe("where a screen begins", () => {
  it("is where its entry of the history was left", () => {
    const visits = [visit(), visit({ entry: "second", place: { index: 9, offset: 0 } })];
    expect(placeToRestore(visits, here)).toEqual({ index: 300, offset: 80 });
  });

  it("is the top of an entry whose address has changed since", () => {
    const visits = [visit({ query: "?mode=pictures&event=2" })];
    expect(placeToRestore(visits, here)).toBeNull();
  });

  it("is where the same pictures were left when one comes back by a link from the cart or the selection", () => {
    const visits = [visit(), visit({ screen: "selection", entry: "second", query: "?view=selection" })];
    expect(placeToRestore(visits, { ...here, entry: "third" })).toEqual({ index: 300, offset: 80 });
  });

  it("is the top when the search showed something else meanwhile", () => {
    const visits = [visit(), visit({ entry: "second", query: "?mode=events", place: null })];
    expect(placeToRestore(visits, { ...here, entry: "third" })).toBeNull();
  });

  it("is the top on a first visit", () => {
    expect(placeToRestore([], here)).toBeNull();
  });
});

describe("the visits", () => {
  it("hold one of each entry, the last at the end", () => {
    const visits = [visit(), visit({ entry: "second" })];
    const again = visit({ place: { index: 12, offset: 40 } });
    expect(withVisit(visits, again)).toEqual([visits[1], again]);
  });

  it("forget the oldest", () => {
    const many = Array.from({ length: visitsKept }, (_, nth) => visit({ entry: `${nth}` }));
    const kept = withVisit(many, visit({ entry: "new" }));
    expect(kept).toHaveLength(visitsKept);
    expect(kept[0]?.entry).toBe("1");
  });
});
