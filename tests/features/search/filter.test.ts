import fc from "fast-check";
import { createStore } from "jotai";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { searchTextMaximum } from "../../../src/domain/shop/limits.ts";
import {
  filterOfQuery,
  filterQuery,
  forced,
  isNamed,
  readSavedFilter,
  rootFilter,
  type SearchFilter,
  savedFilterAtom,
  searchModes,
  textOfQuery,
  withContest,
  withEvent,
  withFilterValue,
  withMode,
  withSpan,
} from "../../../src/features/search/filter.ts";

const event = { uuid: "11111111-1111-4111-8111-111111111111", label: "Jumping de Saint-Lô" };
const contest = { uuid: "22222222-2222-4222-8222-222222222222", label: "Grand Prix 1,40 m" };
const rider = { uuid: "33333333-3333-4333-8333-333333333333", value: "Jeanne Lefèvre" };
const span = { takenFrom: "2026-05-16T08:15:00.000Z", takenBefore: "2026-05-16T08:40:00.000Z" };

describe("forced modes (specification, section 4)", () => {
  const cases: [string, Partial<SearchFilter>, string][] = [
    ["no event, whatever was asked", { mode: "pictures" }, "events"],
    ["no event, contests asked", { mode: "contests" }, "events"],
    ["events asked with an event", { mode: "events", eventUuid: event.uuid }, "pictures"],
    ["contests of an event", { mode: "contests", eventUuid: event.uuid }, "contests"],
    ["pictures of an event", { mode: "pictures", eventUuid: event.uuid }, "pictures"],
    [
      "a contest, whatever was asked",
      { mode: "contests", eventUuid: event.uuid, contestUuid: contest.uuid },
      "pictures",
    ],
  ];
  test.each(cases)("%s", (_, change, mode) => {
    expect(forced({ ...rootFilter, ...change }).mode).toBe(mode);
  });

  test("only pictures have a span of time", () => {
    const pictures = withSpan(withEvent(rootFilter, event), span);
    expect(pictures).toMatchObject({ mode: "pictures", span });
    expect(withMode(pictures, "contests").span).toBeNull();
    expect(forced({ ...rootFilter, span }).span).toBeNull();
  });

  test("a contest without its event is dropped", () => {
    expect(forced({ ...rootFilter, contestUuid: contest.uuid }).contestUuid).toBeNull();
  });
});

describe("the address", () => {
  const uuid = fc.option(fc.uuid({ version: 4 }), { nil: null });
  const moment = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
  const anySpan = fc
    .tuple(moment, moment)
    .filter(([one, other]) => one < other)
    .map(([one, other]) => ({ takenFrom: one.toISOString(), takenBefore: other.toISOString() }));
  const anyFilter = fc
    .record({
      mode: fc.constantFrom(...searchModes),
      eventUuid: uuid,
      contestUuid: uuid,
      filterValueUuid: uuid,
      span: fc.option(anySpan, { nil: null }),
    })
    .map((part) => forced({ ...rootFilter, ...part }));

  test("gives back the filter it was made of", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        expect(filterOfQuery(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
      }),
    );
  });

  test("that says nothing of a filter gives none", () => {
    expect(filterOfQuery(new URLSearchParams("view=selection"))).toBeNull();
    expect(filterOfQuery(new URLSearchParams())).toBeNull();
  });

  test("with rubbish in it is read without it", () => {
    const query = new URLSearchParams({ mode: "x", event: "'; drop table", contest: contest.uuid });
    expect(filterOfQuery(query)).toEqual(rootFilter);
  });

  test.each([
    ["no end", { from: span.takenFrom }],
    ["no date", { from: "hier", to: span.takenBefore }],
    ["an end before its beginning", { from: span.takenBefore, to: span.takenFrom }],
    ["nothing in it", { from: span.takenFrom, to: span.takenFrom }],
  ])("with a span that has %s is read without it", (_, query) => {
    const address = new URLSearchParams({ mode: "pictures", event: event.uuid, ...query });
    expect(filterOfQuery(address)).toMatchObject({ mode: "pictures", eventUuid: event.uuid, span: null });
  });

  test("takes labels from the saved filter only where they are of the same things", () => {
    const saved = withContest(withEvent(rootFilter, event), contest);
    const same = filterOfQuery(new URLSearchParams(filterQuery(saved)), saved);
    expect(same).toMatchObject({ eventLabel: event.label, contestLabel: contest.label });
    const other = new URLSearchParams({ mode: "contests", event: contest.uuid });
    expect(filterOfQuery(other, saved)?.eventLabel).toBeNull();
  });
});

describe("narrowing", () => {
  test("an event opens by its contests, with a filter value by its pictures", () => {
    expect(withEvent(rootFilter, event)).toMatchObject({ mode: "contests", eventLabel: event.label });
    expect(withEvent(withFilterValue(rootFilter, rider), event).mode).toBe("pictures");
  });

  test("a filter value shows the events that have it, or the pictures of the event in view", () => {
    expect(withFilterValue(rootFilter, rider)).toMatchObject({
      mode: "events",
      filterValueValue: rider.value,
    });
    expect(withFilterValue(withEvent(rootFilter, event), rider).mode).toBe("pictures");
  });

  test("a span goes with the pictures it is of: not on to another event or contest", () => {
    const filter = withSpan(withContest(withEvent(rootFilter, event), contest), span);
    expect(withFilterValue(filter, rider).span).toEqual(span);
    expect(withContest(filter, { ...contest, uuid: rider.uuid }).span).toBeNull();
    expect(withEvent(withFilterValue(filter, rider), event).span).toBeNull();
    expect(withSpan(filter, null)).toEqual(withContest(withEvent(rootFilter, event), contest));
  });

  test("taken away again it leaves the event where it was", () => {
    const filter = withFilterValue(withFilterValue(withEvent(rootFilter, event), rider), null);
    expect(filter).toMatchObject({ mode: "pictures", eventUuid: event.uuid, filterValueUuid: null });
    expect(withMode(filter, "contests").mode).toBe("contests");
  });
});

describe("the saved filter", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  test("comes back on the next visit", () => {
    const filter = withEvent(rootFilter, event);
    createStore().set(savedFilterAtom, filter);
    expect(readSavedFilter()).toEqual(filter);
  });

  test("comes back with its span, and where it was kept before there were any, without", () => {
    const filter = withSpan(withEvent(rootFilter, event), span);
    createStore().set(savedFilterAtom, filter);
    expect(readSavedFilter()).toEqual(filter);
    const { span: _, ...older } = withEvent(rootFilter, event);
    stored.set("dossard.searchFilter", JSON.stringify(older));
    expect(readSavedFilter()).toEqual(withEvent(rootFilter, event));
  });

  test.each(["{", '"x"', '{"mode":"contests"}', JSON.stringify({ ...rootFilter, eventUuid: 12 })])(
    "that is broken (%s) is the root",
    (broken) => {
      stored.set("dossard.searchFilter", broken);
      expect(readSavedFilter()).toEqual(rootFilter);
    },
  );
});

test("a filter is named once its event and its contest have their labels", () => {
  expect(isNamed(rootFilter)).toBe(true);
  const ofEvent = { ...rootFilter, eventUuid: event.uuid };
  expect(isNamed(ofEvent)).toBe(false);
  expect(isNamed({ ...ofEvent, eventLabel: event.label })).toBe(true);
  const ofContest = withContest({ ...ofEvent, eventLabel: event.label }, contest);
  expect(isNamed(ofContest)).toBe(true);
  expect(isNamed({ ...ofContest, contestLabel: null })).toBe(false);
});

test("a searched text from an address is as long as the box and the call take", () => {
  const textOf = (text: string) => textOfQuery(new URLSearchParams({ q: text }));
  expect(textOf("  l oeil d or ")).toBe("l oeil d or");
  expect(textOf("a".repeat(3000))).toHaveLength(searchTextMaximum);
  expect(textOfQuery(new URLSearchParams())).toBe("");
});
