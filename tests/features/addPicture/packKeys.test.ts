import { createStore } from "jotai";
import { expect, test } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import type { MutationCallOptions } from "../../../src/api/http.ts";
import type { FlowState } from "../../../src/features/addPicture/flowStates.ts";
import { flowStateAtom } from "../../../src/features/addPicture/openState.ts";
import { choosePackProductAtom, fillPackAtom } from "../../../src/features/addPicture/packAtoms.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

const picture = { uuid: "picture" } as never;
const choosing: FlowState = {
  origin: "search",
  index: 0,
  count: 1,
  step: "packSelection",
  work: { status: "choosing" },
};
const offer = (uuid: string) =>
  ({ product: { uuid, label: uuid, grp1_count: 3 }, variants: [{ uuid: `${uuid} variant` }] }) as never;
const openPack = (uuid: string) =>
  ({ item: { uuid, remainingPictures: 2 }, product: { grp1_count: 3 } }) as never;

/** A modal whose calls are all lost; `keys` are their idempotency keys. */
function modal() {
  const store = createStore();
  const keys: (string | undefined)[] = [];
  const lost = async (_input: unknown, options?: MutationCallOptions) => {
    keys.push(options?.idempotencyKey);
    throw new ApiError("NETWORK");
  };
  const orderItems = {
    createOrderItem: lost,
    addPictureToPack: lost,
    listUncompletePacks: async () => [],
    countCartItems: async () => ({ count: 0 }),
  };
  store.set(apiAtom, { orderItems } as never);
  const reopen = () => store.set(flowStateAtom, choosing);
  return { store, keys, reopen };
}

test("a pack whose creation was lost is created once, though the modal was opened again", async () => {
  const { store, keys, reopen } = modal();
  for (const uuid of ["one", "one", "other"]) {
    reopen();
    await store.set(choosePackProductAtom, offer(uuid), picture);
  }
  expect(keys[0]).toBeTypeOf("string");
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a picture whose addition to a pack was lost is not refused when it is added again", async () => {
  const { store, keys, reopen } = modal();
  for (const uuid of ["one", "one", "other"]) {
    reopen();
    await store.set(fillPackAtom, openPack(uuid), picture);
  }
  expect(keys[0]).toBeTypeOf("string");
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
