import fc from "fast-check";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../src/api/apiError.ts";
import type { ErrorCode } from "../../src/api/contract/errors.ts";
import type { MutationCallOptions } from "../../src/api/http.ts";
import {
  type CartChange,
  changeCartAtom,
  closeOutboxAtom,
  queuedChangesAtom,
  refusedChangesAtom,
  resumeOutboxAtom,
  sendOutboxAtom,
  sentLaterAtom,
} from "../../src/shop/cartOutbox.ts";
import { cartCountAtom, cartCountQueryAtom } from "../../src/shop/session.ts";
import { apiAtom } from "../../src/state/apiAtom.ts";

/** `before`: the call does not arrive; `after`: its answer does not; `silent`: neither, and nothing fails. */
type Network = "up" | "before" | "after" | "silent";

/** A server that remembers keys, as ours does, behind a network that fails. */
function shop(kept = new Map<string, string>()) {
  const server = {
    carried: [] as string[],
    keys: new Set<string>(),
    refuses: {} as Record<string, ErrorCode>,
  };
  const network = { now: () => "up" as Network };
  const call = async (what: string, { idempotencyKey: key }: MutationCallOptions) => {
    const state = network.now();
    if (state === "before") throw new ApiError("NETWORK");
    if (state === "silent") return new Promise<never>(() => {});
    const refusal = server.refuses[what];
    if (refusal) throw new ApiError(refusal);
    if (!server.keys.has(key)) server.carried.push(what);
    server.keys.add(key);
    if (state === "after") throw new ApiError("NETWORK");
    return { orderItemUuid: what };
  };
  const open = () => {
    const store = createStore();
    store.set(apiAtom, {
      orderItems: {
        createOrderItem: ({ body }: { body: { pictureUuid: string } }, options: MutationCallOptions) =>
          call(`add ${body.pictureUuid}`, options),
        updateOrderItem: (
          { params, body }: { params: { uuid: string }; body: { quantity: number } },
          options: MutationCallOptions,
        ) => call(`${params.uuid}=${body.quantity}`, options),
        deleteOrderItem: ({ params }: { params: { uuid: string } }, options: MutationCallOptions) =>
          call(`remove ${params.uuid}`, options),
        countCartItems: async () => ({
          count: server.carried.filter((what) => what.startsWith("add")).length,
        }),
      },
    } as never);
    return store;
  };
  // Without locks, as on plain http: keys alone keep a change single.
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  return { open, server, network };
}

const add = (pictureUuid: string): CartChange => ({
  name: "addPicture",
  body: { productUuid: "p", productVariantUuid: "v", pictureUuid },
});
const change = (uuid: string, quantity: number): CartChange => ({
  name: "changeItem",
  uuid,
  body: { quantity },
});
const remove = (uuid: string): CartChange => ({ name: "removeItem", uuid, mode: "void" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a change is sent at once, and nothing of it stays", async () => {
  const { open, server } = shop();
  const store = open();
  expect(await store.set(changeCartAtom, add("a"))).toEqual({ status: "sent", orderItemUuid: "add a" });
  expect(server.carried).toEqual(["add a"]);
  expect(store.get(queuedChangesAtom)).toEqual([]);
  expect(store.get(sentLaterAtom)).toBe(0);
});

test("without a network changes are queued, counted, kept over a reload and sent in order", async () => {
  const { open, server, network } = shop();
  network.now = () => "before";
  const store = open();
  for (const one of [add("a"), add("b"), change("i", 3)])
    expect(await store.set(changeCartAtom, one)).toEqual({ status: "queued" });
  const reloaded = open();
  const leave = reloaded.sub(cartCountAtom, () => {});
  await reloaded.set(resumeOutboxAtom);
  await vi.waitUntil(() => reloaded.get(cartCountQueryAtom).status === "data");
  expect(reloaded.get(queuedChangesAtom)).toEqual([add("a"), add("b"), change("i", 3)]);
  expect(reloaded.get(cartCountAtom)).toBe(2);
  network.now = () => "up";
  expect(await reloaded.set(sendOutboxAtom)).toBe(true);
  expect(server.carried).toEqual(["add a", "add b", "i=3"]);
  expect(reloaded.get(queuedChangesAtom)).toEqual([]);
  expect(reloaded.get(cartCountAtom)).toBe(2);
  expect(reloaded.get(sentLaterAtom)).toBe(3);
  leave();
});

test("a change that is not answered soon counts as queued; its answer counts all the same", async () => {
  const { open, server, network } = shop();
  network.now = () => "silent";
  const store = open();
  const outcome = store.set(changeCartAtom, add("a"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toEqual({ status: "queued" });
  const reloaded = open();
  network.now = () => "up";
  await reloaded.set(sendOutboxAtom);
  expect(server.carried).toEqual(["add a"]);
});

test("a refusal goes to whoever waits; of a queued change the shopper is told, and the rest is sent", async () => {
  const { open, server, network } = shop();
  const store = open();
  server.refuses = { "i=2": "PAYMENT_IN_PROGRESS", "remove gone": "NOT_FOUND", "j=9": "NOT_FOUND" };
  await expect(store.set(changeCartAtom, change("i", 2))).rejects.toMatchObject({
    code: "PAYMENT_IN_PROGRESS",
  });
  expect(store.get(refusedChangesAtom)).toEqual([]);
  network.now = () => "before";
  for (const one of [change("j", 9), remove("gone"), add("c")]) await store.set(changeCartAtom, one);
  network.now = () => "up";
  expect(await store.set(sendOutboxAtom)).toBe(true);
  expect(server.carried).toEqual(["add c"]);
  expect(
    open()
      .get(refusedChangesAtom)
      .map(({ name }) => name),
  ).toEqual(["changeItem"]);
  store.set(refusedChangesAtom);
  expect(open().get(refusedChangesAtom)).toEqual([]);
});

test("a shared screen that is left sends nothing more", async () => {
  const { open, server, network } = shop();
  network.now = () => "before";
  const store = open();
  await store.set(changeCartAtom, add("a"));
  await store.set(closeOutboxAtom);
  network.now = () => "up";
  await store.set(sendOutboxAtom);
  await open().set(sendOutboxAtom);
  expect(server.carried).toEqual([]);
});

test("two windows of the shop send a change once, and neither loses one of the other's", async () => {
  const { open, server, network } = shop();
  network.now = () => "before";
  const [one, other] = [open(), open()];
  await one.set(changeCartAtom, add("a"));
  await other.set(changeCartAtom, add("b"));
  network.now = () => "up";
  await Promise.all([one.set(sendOutboxAtom), other.set(sendOutboxAtom)]);
  expect(server.carried.toSorted()).toEqual(["add a", "add b"]);
});

test("whatever the network does, each change reaches the server once, in order", async () => {
  vi.useRealTimers();
  const steps = fc.array(fc.constantFrom<Network>("up", "before", "after"), { minLength: 1, maxLength: 40 });
  const taps = fc.array(fc.constantFrom("tap", "reload", "send"), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, taps, async (states, events) => {
      const { open, server, network } = shop();
      let at = 0;
      network.now = () => states[at++ % states.length] as Network;
      let store = open();
      const expected: string[] = [];
      for (const event of events) {
        if (event === "reload") store = open();
        else if (event === "send") await store.set(sendOutboxAtom);
        else {
          const name = String(expected.length);
          expected.push(`add ${name}`);
          await store.set(changeCartAtom, add(name));
        }
      }
      network.now = () => "up";
      await store.set(sendOutboxAtom);
      expect(server.carried).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
