import { createStore } from "jotai";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  addToSelectionAtom,
  clearSelectionsAtom,
  keepTickedAtom,
  pictureMarkAtom,
  removeTickedAtom,
  selectionAtom,
  selectionCountAtom,
  selectionRefusedAtom,
  tickedCountsAtom,
  toggleSelectedAtom,
  toggleTickAtom,
} from "../../../src/features/selection/atoms.ts";

const uuids = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `00000000-0000-4000-8000-${String(from + n).padStart(12, "0")}`);
const [a = "", b = "", c = ""] = uuids(3);

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("ticks are blue, then in the selection green, and stay there for the session", () => {
  const store = createStore();
  store.set(toggleTickAtom, a);
  store.set(toggleTickAtom, b);
  store.set(toggleTickAtom, b);
  expect(store.get(pictureMarkAtom)(a)).toBe("ticked");
  expect(store.get(pictureMarkAtom)(b)).toBeNull();
  expect(store.set(keepTickedAtom)).toBe(true);
  expect(store.get(pictureMarkAtom)(a)).toBe("kept");
  expect(store.get(tickedCountsAtom)).toEqual({ outside: 0, inside: 0 });
  expect(JSON.parse(stored.get("dossard.selection") ?? "")).toEqual([a]);
});

test("what is ticked again in the selection is blue, and can be taken out", () => {
  const store = createStore();
  store.set(addToSelectionAtom, [a, b]);
  store.set(toggleTickAtom, a);
  store.set(toggleTickAtom, c);
  expect(store.get(pictureMarkAtom)(a)).toBe("ticked");
  expect(store.get(tickedCountsAtom)).toEqual({ outside: 1, inside: 1 });
  store.set(removeTickedAtom);
  expect(store.get(selectionAtom)).toEqual([b]);
  expect(store.get(pictureMarkAtom)(c)).toBeNull();
});

test("a single picture goes in and out", () => {
  const store = createStore();
  store.set(toggleSelectedAtom, a);
  expect(store.get(selectionCountAtom)).toBe(1);
  store.set(toggleSelectedAtom, a);
  expect(store.get(selectionCountAtom)).toBe(0);
});

test("nothing is in it twice", () => {
  const store = createStore();
  store.set(addToSelectionAtom, [a, a, b]);
  store.set(addToSelectionAtom, [b, c]);
  expect(store.get(selectionAtom)).toEqual([a, b, c]);
});

describe("at most 300 (specification, section 5)", () => {
  test("300 are in, the next is refused and the ticks stay", () => {
    const store = createStore();
    expect(store.set(addToSelectionAtom, uuids(300))).toBe(true);
    const [next = ""] = uuids(1, 300);
    store.set(toggleTickAtom, next);
    expect(store.set(keepTickedAtom)).toBe(false);
    expect(store.get(selectionCountAtom)).toBe(300);
    expect(store.get(selectionRefusedAtom)).toBe(true);
    expect(store.get(pictureMarkAtom)(next)).toBe("ticked");
  });

  test("too many at once are refused whole", () => {
    const store = createStore();
    store.set(addToSelectionAtom, [a]);
    expect(store.set(addToSelectionAtom, uuids(300, 1))).toBe(false);
    expect(store.get(selectionAtom)).toEqual([a]);
    store.set(selectionRefusedAtom);
    expect(store.get(selectionRefusedAtom)).toBe(false);
  });
});

test("clearing empties what is kept and what is ticked", () => {
  const store = createStore();
  store.set(addToSelectionAtom, [a]);
  store.set(toggleTickAtom, b);
  store.set(clearSelectionsAtom);
  expect(store.get(selectionAtom)).toEqual([]);
  expect(store.get(pictureMarkAtom)(b)).toBeNull();
});
