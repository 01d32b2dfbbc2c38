import { createStore } from "jotai";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import type { Client } from "../../../src/api/client.ts";
import type { ErrorCode } from "../../../src/api/contract/errors.ts";
import {
  applySuggestionAtom,
  cartFailureAtom,
  isCartChangingAtom,
  quantityDebounceMs,
  removeItemAtom,
  settleCartAtom,
  typedQuantitiesAtom,
  typeQuantityAtom,
} from "../../../src/features/cart/mutations.ts";
import { openPackAtom } from "../../../src/shop/openPack.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

/** Calls that reached the server, in order; each change takes a moment. */
let calls: string[] = [];
let keys: string[] = [];
let refuse: ErrorCode | "NETWORK" | null = null;

function shop() {
  const store = createStore();
  const change = async (what: string) => {
    calls.push(`${what} begins`);
    await new Promise((done) => setTimeout(done, 50));
    calls.push(`${what} ends`);
    if (refuse) throw new ApiError(refuse);
  };
  store.set(apiAtom, {
    orderItems: {
      // Only the quantity is sent: another tab's changes stay.
      updateOrderItem: ({
        params,
        body: { quantity, ...more },
      }: {
        params: { uuid: string };
        body: { quantity: number };
      }) => change(`${params.uuid}=${quantity}${Object.keys(more)}`),
      deleteOrderItem: ({ params }: { params: { uuid: string } }) => change(`${params.uuid} removed`),
      applySuggestion: (
        { body }: { body: { gain: number } },
        { idempotencyKey }: { idempotencyKey: string },
      ) => {
        keys.push(idempotencyKey);
        return change(`gains ${body.gain}`).then(() => ({ orderItemUuids: ["a pack"] }));
      },
      readSuggestion: async () => ({ kind: "noSuggestion", gain: 0, packs: [] }),
      countCartItems: async () => ({ count: 0 }),
    },
    orders: { readCurrentOrderUuid: async () => ({ currentOrderUuid: null }) },
    products: { listProducts: async () => [] },
    productVariants: { listVariants: async () => [] },
  } as unknown as Client);
  return store;
}

beforeEach(() => {
  calls = [];
  keys = [];
  refuse = null;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a quantity is sent once typing rests, the last figure alone", async () => {
  const store = shop();
  for (const quantity of [2, 3, 12]) store.set(typeQuantityAtom, "i", quantity);
  expect(store.get(typedQuantitiesAtom)).toEqual({ i: 12 });
  expect(store.get(isCartChangingAtom)).toBe(true);
  await vi.advanceTimersByTimeAsync(quantityDebounceMs - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toEqual(["i=12 begins", "i=12 ends"]);
  expect(store.get(typedQuantitiesAtom)).toEqual({});
  expect(store.get(isCartChangingAtom)).toBe(false);
});

test("validating sends what still waits and goes on only when the cart stands still", async () => {
  const store = shop();
  store.set(typeQuantityAtom, "i", 4);
  const settled = store.set(settleCartAtom).then(() => calls.push("settled"));
  await vi.advanceTimersByTimeAsync(200);
  await settled;
  expect(calls).toEqual(["i=4 begins", "i=4 ends", "settled"]);
});

test("changes go one after the other", async () => {
  const store = shop();
  store.set(typeQuantityAtom, "i", 2);
  store.set(typeQuantityAtom, "j", 5);
  const settled = store.set(settleCartAtom);
  await vi.advanceTimersByTimeAsync(500);
  await settled;
  expect(calls).toEqual(["i=2 begins", "i=2 ends", "j=5 begins", "j=5 ends"]);
});

test("an item taken out is not sent a quantity any more", async () => {
  const store = shop();
  store.set(typeQuantityAtom, "i", 9);
  const removed = store.set(removeItemAtom, "i", "void");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await removed).toBe(true);
  expect(calls).toEqual(["i removed begins", "i removed ends"]);
  expect(store.get(typedQuantitiesAtom)).toEqual({});
});

test("a pack taken out is no longer open, another one still is", async () => {
  const store = shop();
  const remove = async (uuid: string) => {
    const removed = store.set(removeItemAtom, uuid, "split");
    await vi.advanceTimersByTimeAsync(1000);
    return removed;
  };
  store.set(openPackAtom, "pack");
  await remove("i");
  expect(store.get(openPackAtom)).toBe("pack");
  refuse = "PAYMENT_IN_PROGRESS";
  await remove("pack");
  expect(store.get(openPackAtom)).toBe("pack");
  refuse = null;
  await remove("pack");
  expect(store.get(openPackAtom)).toBeNull();
});

test("a refusal is kept to be told, the figure typed is given up", async () => {
  const store = shop();
  refuse = "PAYMENT_IN_PROGRESS";
  store.set(typeQuantityAtom, "i", 9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.get(cartFailureAtom)?.code).toBe("PAYMENT_IN_PROGRESS");
  expect(store.get(typedQuantitiesAtom)).toEqual({});
});

test("packs pressed again after a lost answer are the same press; after an answer they are another", async () => {
  const store = shop();
  const press = async (gain: number) => {
    const done = store.set(applySuggestionAtom, gain);
    await vi.advanceTimersByTimeAsync(200);
    return done;
  };
  refuse = "NETWORK";
  expect(await press(600)).toBeNull();
  refuse = null;
  expect(await press(600)).toEqual(["a pack"]);
  expect(await press(600)).toEqual(["a pack"]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test("a refusal ends the press: what is suggested next is another matter", async () => {
  const store = shop();
  const press = async () => {
    const done = store.set(applySuggestionAtom, 600);
    await vi.advanceTimersByTimeAsync(200);
    return done;
  };
  refuse = "SUGGESTION_CHANGED";
  expect(await press()).toBeNull();
  expect(store.get(cartFailureAtom)?.code).toBe("SUGGESTION_CHANGED");
  refuse = null;
  expect(await press()).toEqual(["a pack"]);
  expect(new Set(keys).size).toBe(2);
});
