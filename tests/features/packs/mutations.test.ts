import { createStore } from "jotai";
import { beforeEach, expect, test } from "vitest";
import { ApiError, type ApiErrorCode } from "../../../src/api/apiError.ts";
import type { Client } from "../../../src/api/client.ts";
import type { MutationCallOptions } from "../../../src/api/http.ts";
import { isGone, packPageQuery } from "../../../src/features/packs/atoms.ts";
import {
  changePackAtom,
  isPackChangingAtom,
  type PackChange,
} from "../../../src/features/packs/mutations.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

/** Calls that reached the server, in order, each with its idempotency key. */
let calls: { what: string; key: string | undefined }[] = [];
let refusals: ApiErrorCode[] = [];
let looks = 0;

const add: PackChange = { kind: "addSingles", orderItemUuids: ["s"], groupPosition: 2 };
const take: PackChange = { kind: "removePicture", placeUuid: "p", mode: "cart" };

function shop() {
  const store = createStore();
  const change = (name: string) => async (input: object, options: MutationCallOptions) => {
    await Promise.resolve();
    calls.push({ what: `${name} ${JSON.stringify(input)}`, key: options.idempotencyKey });
    const code = refusals.shift();
    if (code) throw new ApiError(code);
  };
  const item = { uuid: "i", productUuid: "product", eventUuid: null };
  store.set(apiAtom, {
    orderItems: {
      updateOrderItem: change("update"),
      deleteOrderItem: change("delete"),
      removePictureFromPack: change("remove"),
      moveSinglePicturesToPack: change("move"),
      countCartItems: async () => ({ count: 0 }),
      readItemOfCurrentOrder: async () => {
        looks += 1;
        return item;
      },
    },
    orderItemPictures: { changeGroupPosition: change("group"), listOrderItemPicturesOfItem: async () => [] },
    pictures: { listPicturesOfOrderItem: async () => [] },
    contests: { listContestsOfCurrentOrder: async () => [] },
    filterValues: { listFilterValuesOfCurrentOrder: async () => [] },
    products: { listProducts: async () => [] },
    productVariants: { listVariants: async () => [] },
  } as unknown as Client);
  return store;
}

beforeEach(() => {
  calls = [];
  refusals = [];
  looks = 0;
});

test("a double click is one call, and the pack is looked up again after it", async () => {
  const store = shop();
  const answers = [store.set(changePackAtom, "i", add), store.set(changePackAtom, "i", add)];
  expect(store.get(isPackChangingAtom)).toBe(true);
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect(calls.map(({ what }) => what)).toEqual([
    'move {"params":{"uuid":"i"},"body":{"singlePictureItemUuids":["s"],"groupPosition":2}}',
  ]);
  expect(looks).toBe(1);
  expect(store.get(isPackChangingAtom)).toBe(false);
});

test("different changes go one after the other", async () => {
  const store = shop();
  const regroup: PackChange = { kind: "changeGroup", placeUuid: "p", newGroupPosition: 2 };
  await Promise.all([store.set(changePackAtom, "i", take), store.set(changePackAtom, "i", regroup)]);
  expect(calls.map(({ what }) => what)).toEqual([
    'remove {"params":{"uuid":"i"},"body":{"orderItemPictureUuid":"p","target":{"mode":"cart"}}}',
    'group {"params":{"uuid":"p"},"body":{"newGroupPosition":2}}',
  ]);
});

test("pressed again after a lost answer it is the same call; after a refusal, another", async () => {
  const store = shop();
  refusals = ["NETWORK", "PACK_FULL"];
  expect((await store.set(changePackAtom, "i", add))?.code).toBe("NETWORK");
  expect((await store.set(changePackAtom, "i", add))?.code).toBe("PACK_FULL");
  expect(await store.set(changePackAtom, "i", add)).toBeNull();
  const [lost, again, other] = calls.map(({ key }) => key);
  expect(lost).toBeDefined();
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test("what is refused is looked up too: another hand was quicker", async () => {
  const store = shop();
  refusals = ["NOT_FOUND"];
  await store.set(changePackAtom, "i", take);
  expect(looks).toBe(1);
});

test("a pack that was deleted is not looked for", async () => {
  const store = shop();
  expect(await store.set(changePackAtom, "i", { kind: "delete", mode: "split" })).toBeNull();
  expect(calls[0]?.what).toBe('delete {"params":{"uuid":"i"},"body":{"target":{"mode":"split"}}}');
  expect(looks).toBe(0);
});

test("a pack deleted by another hand is told as gone, whatever was known of it before", async () => {
  const store = shop();
  const page = packPageQuery("i");
  store.sub(page, () => undefined);
  await store.set(page);
  expect(store.get(page).status).toBe("data");
  const api = store.get(apiAtom);
  store.set(apiAtom, {
    ...api,
    orderItems: {
      ...api.orderItems,
      readItemOfCurrentOrder: async () => {
        throw new ApiError("NOT_FOUND");
      },
    },
  });
  await store.set(page);
  const state = store.get(page);
  const told = state.status === "data" ? state.refreshError : state.status === "error" ? state.error : null;
  expect(isGone(told)).toBe(true);
});
