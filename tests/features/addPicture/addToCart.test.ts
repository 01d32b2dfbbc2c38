import { createStore } from "jotai";
import { expect, test, vi } from "vitest";
import { ApiError } from "../../../src/api/apiError.ts";
import type { Client } from "../../../src/api/client.ts";
import type { Picture } from "../../../src/api/contract/catalogueEntities.ts";
import type { MutationCallOptions } from "../../../src/api/http.ts";
import { addToCartAtom } from "../../../src/features/addPicture/atoms.ts";
import type { FlowState } from "../../../src/features/addPicture/flowStates.ts";
import { flowStateAtom } from "../../../src/features/addPicture/openState.ts";
import { queuedChangesAtom } from "../../../src/shop/cartOutbox.ts";
import { cartCountAtom, cartCountQueryAtom } from "../../../src/shop/session.ts";
import { apiAtom } from "../../../src/state/apiAtom.ts";

const uuid = "0b8f7f3e-5a8e-4c55-9a53-0d6a5d1b7c11";
const picture = { uuid, eventUuid: uuid, contestUuid: null } as unknown as Picture;
const chosen = {
  step: "spOptions",
  product: { uuid },
  variant: { uuid, numeric_option: null, mat_option: null, satin_option: null },
  choice: { quantity: 1, surface: "standard", withNumericOption: false },
  adding: { status: "idle" },
} as unknown as FlowState;

/** Adds a picture while the cart count returns these values in turn. Returns the final state. */
async function adding(...counts: (number | ApiError)[]) {
  const store = createStore();
  let asked = 0;
  const cartCount = async () => {
    const count = counts[Math.min(asked++, counts.length - 1)];
    if (count instanceof ApiError) throw count;
    return { count };
  };
  const orderItems = { createOrderItem: async () => ({ orderItemUuid: uuid }), countCartItems: cartCount };
  store.set(apiAtom, { orderItems } as unknown as Client);
  store.set(flowStateAtom, chosen);
  // As the top bar does.
  const leave = store.sub(cartCountAtom, () => {});
  await vi.waitUntil(() => store.get(cartCountQueryAtom).status !== "loading");
  await store.set(addToCartAtom, picture);
  leave();
  const state = store.get(flowStateAtom);
  return state.step === "spOptions" ? state.adding : state;
}

test("what the server has put into the cart is said to be there", async () => {
  expect(await adding(0, 1)).toMatchObject({ status: "done" });
  expect(await adding(3, 4)).toMatchObject({ status: "done" });
});

test("a cart that stays empty belongs to a session that the browser did not keep", async () => {
  const refused = await adding(0, 0);
  expect(refused).toMatchObject({ message: expect.stringContaining("refuse les cookies") });
});

test("a count that does not come takes nothing away from what was added", async () => {
  expect(await adding(0, new ApiError("NETWORK"))).toMatchObject({ status: "done" });
  expect(await adding(new ApiError("NETWORK"))).toMatchObject({ status: "done" });
});

test("a picture that is added again before the outcome is known counts once", async () => {
  const store = createStore();
  const keys: (string | undefined)[] = [];
  const answers: ((sent: Promise<{ orderItemUuid: string }>) => void)[] = [];
  const createOrderItem = (_input: unknown, options?: MutationCallOptions) => {
    keys.push(options?.idempotencyKey);
    return new Promise((resolve) => answers.push(resolve));
  };
  store.set(apiAtom, {
    orderItems: { createOrderItem, countCartItems: async () => ({ count: 1 }) },
  } as never);
  const add = () => {
    // As a modal that is closed and opened again.
    store.set(flowStateAtom, chosen);
    return store.set(addToCartAtom, picture);
  };
  const answer = async (index: number, sent: () => Promise<{ orderItemUuid: string }>) => {
    await vi.waitUntil(() => answers.length > index);
    answers[index]?.(sent());
  };
  const added = async () => ({ orderItemUuid: uuid });
  const first = add();
  const second = add();
  await answer(0, () => Promise.reject(new ApiError("NETWORK")));
  await Promise.all([first, second]);
  expect(store.get(flowStateAtom)).toMatchObject({ adding: { status: "done", isQueued: true } });
  expect(store.get(queuedChangesAtom)).toHaveLength(1);
  const third = add();
  await answer(1, added);
  await third;
  expect(store.get(flowStateAtom)).toMatchObject({ adding: { status: "done", isQueued: false } });
  expect(keys).toEqual([keys[0], keys[0]]);

  const another = add();
  await answer(2, added);
  await another;
  expect(keys[2]).not.toBe(keys[0]);
});
