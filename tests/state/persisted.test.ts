import { createStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { customerTokenAtom, readCustomerToken } from "../../src/state/customerToken.ts";
import { clearLocalStorageAtom, persistedAtom, readStored, writeStored } from "../../src/state/persisted.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  });
  return () => vi.unstubAllGlobals();
});

const colours = persistedAtom("local", "colours", z.array(z.string()), ["vert"]);

test("is kept under the shop's own key and read back by the next store", () => {
  createStore().set(colours, ["bleu"]);
  expect(stored.get("dossard.colours")).toBe('["bleu"]');
  expect(readStored("local", "colours", z.array(z.string()), [])).toEqual(["bleu"]);
});

test.each(["", "{", "null", "12", '["a", 3]'])(
  "bad data (%j) give the initial value and never throw",
  (bad) => {
    stored.set("dossard.colours", bad);
    expect(readStored("local", "colours", z.array(z.string()), ["vert"])).toEqual(["vert"]);
  },
);

test("a browser that forbids storage costs the memory, not the page", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  const store = createStore();
  store.set(colours, ["bleu"]);
  expect(store.get(colours)).toEqual(["bleu"]);
  expect(() => writeStored("local", "x", 1)).not.toThrow();
});

test("a store of its own reads what is stored now, not what was when the code was loaded", () => {
  createStore().set(colours, ["bleu"]);
  expect(createStore().get(colours)).toEqual(["bleu"]);
  stored.set("dossard.colours", '["rouge"]');
  expect(createStore().get(colours)).toEqual(["rouge"]);
});

test("null takes the value away", () => {
  const store = createStore();
  store.set(customerTokenAtom, "token");
  expect(readCustomerToken()).toBe("token");
  store.set(customerTokenAtom, null);
  expect(stored.has("dossard.customerToken")).toBe(false);
  expect(readCustomerToken()).toBeNull();
});

test("clearing empties the storage and the atoms over it", () => {
  const store = createStore();
  store.set(colours, ["bleu"]);
  store.set(customerTokenAtom, "token");
  stored.set("something.else", "1");
  store.set(clearLocalStorageAtom);
  expect(stored.size).toBe(0);
  expect(store.get(colours)).toEqual(["vert"]);
  expect(store.get(customerTokenAtom)).toBeNull();
});

test("where the browser forbids storage itself, what is written holds until the page is left", () => {
  vi.stubGlobal("localStorage", undefined);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  createStore().set(customerTokenAtom, "a token");
  expect(readCustomerToken()).toBe("a token");
  createStore().set(customerTokenAtom, null);
  expect(readCustomerToken()).toBeNull();
});
