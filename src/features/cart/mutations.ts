import { atom } from "jotai";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import type { Client } from "../../api/client.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { reloadCartAtom } from "./atoms.ts";
import type { RestoreForm } from "./restoreForm.ts";

/** How long typing has to rest before a quantity is sent. */
export const quantityDebounceMs = 400;

interface Waiting {
  quantity: number;
  timer: ReturnType<typeof setTimeout>;
}

// Boxes of their own in each store (no dependency, so made once).
const queueAtom = atom(() => ({ last: Promise.resolve() }));
const waitingAtom = atom(() => new Map<string, Waiting>());

const typedAtom = atom<Readonly<Record<string, number>>>({});
const runningAtom = atom(0);
const failureAtom = atom<ApiError | null>(null);

/** Quantities typed and not yet confirmed by the server, by item. */
export const typedQuantitiesAtom = atom((get) => get(typedAtom));
/** Whether what is shown may still move: the total is the server's. */
export const isCartChangingAtom = atom(
  (get) => get(runningAtom) > 0 || Object.keys(get(typedAtom)).length > 0,
);
/** Why the last change did not come about. */
export const cartFailureAtom = atom((get) => get(failureAtom));

/** One change after the other, each followed by a fresh look at the cart; resolves true when it was accepted. */
const changeAtom = atom(null, (get, set, change: (api: Client) => Promise<unknown>): Promise<boolean> => {
  const queue = get(queueAtom);
  set(runningAtom, (running) => running + 1);
  const done = queue.last.then(async () => {
    let accepted = true;
    try {
      await change(get(apiAtom));
      set(failureAtom, null);
    } catch (thrown) {
      accepted = false;
      set(failureAtom, toApiError(thrown));
    }
    await Promise.all([set(reloadCartAtom), set(cartCountQueryAtom)]);
    set(runningAtom, (running) => running - 1);
    return accepted;
  });
  queue.last = done.then(() => undefined);
  return done;
});

/** Takes a quantity as typed and sends it once typing rests. */
export const typeQuantityAtom = atom(null, (get, set, uuid: string, quantity: number) => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(uuid)?.timer);
  const timer = setTimeout(() => void set(sendQuantityAtom, uuid), quantityDebounceMs);
  waiting.set(uuid, { quantity, timer });
  set(typedAtom, (typed) => ({ ...typed, [uuid]: quantity }));
});

const sendQuantityAtom = atom(null, async (get, set, uuid: string) => {
  const waiting = get(waitingAtom);
  const entry = waiting.get(uuid);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  waiting.delete(uuid);
  const { quantity } = entry;
  await set(changeAtom, (api) => api.orderItems.updateOrderItem({ params: { uuid }, body: { quantity } }));
  // Unless another figure was typed meanwhile, the server's is shown from here on.
  if (!waiting.has(uuid)) set(typedAtom, ({ [uuid]: _confirmed, ...others }) => others);
});

/** Changes how an item is made; resolves with why it was refused, which its dialog tells, null where it was not. */
export const configureItemAtom = atom(
  null,
  async (get, set, uuid: string, body: ItemChange): Promise<ApiError | null> => {
    if (await set(changeAtom, (api) => api.orderItems.updateOrderItem({ params: { uuid }, body })))
      return null;
    const refused = get(failureAtom);
    set(failureAtom, null);
    return refused;
  },
);

/** What becomes of the pictures of a pack that is removed (specification, section 7 "orderItems/{id}/delete"). */
export type Removal = "split" | "void";

/** Takes an item out of the cart; a quantity still waiting for it is forgotten. */
export const removeItemAtom = atom(null, (get, set, uuid: string, mode: Removal): Promise<boolean> => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(uuid)?.timer);
  waiting.delete(uuid);
  set(typedAtom, ({ [uuid]: _removed, ...others }) => others);
  return set(changeAtom, (api) =>
    api.orderItems.deleteOrderItem({ params: { uuid }, body: { target: { mode } } }),
  );
});

// A press whose answer did not come back is the same press once more, until one came.
const pressAtom = atom(() => ({ gain: 0, key: "" }));

/**
 * Makes the packs suggested, at the gain that was shown; resolves with their items, in the order suggested, or null where
 * they were not made. A quantity typed a moment ago
 * goes first: where it changes the gain, the server refuses and the cart shows what is suggested now.
 */
export const applySuggestionAtom = atom(null, async (get, set, gain: number): Promise<string[] | null> => {
  await set(settleCartAtom);
  const press = get(pressAtom);
  if (press.key === "" || press.gain !== gain) Object.assign(press, { gain, key: randomUuid() });
  let made: string[] = [];
  const accepted = await set(changeAtom, async (api) => {
    const answer = await api.orderItems.applySuggestion({ body: { gain } }, { idempotencyKey: press.key });
    made = answer.orderItemUuids;
  });
  if (get(failureAtom)?.code !== "NETWORK") press.key = "";
  return accepted ? made : null;
});

/** Sends what is still waiting and resolves when the cart stands still. */
export const settleCartAtom = atom(null, async (get, set) => {
  await Promise.all([...get(waitingAtom).keys()].map((uuid) => set(sendQuantityAtom, uuid)));
  await get(queueAtom).last;
});

export const dismissCartFailureAtom = atom(null, (_, set) => set(failureAtom, null));

/**
 * Puts the cart aside at the stand. What is on screen stays until the dialog that shows its code is closed: the caller
 * looks the cart up again then. Throws `ApiError`.
 */
export const saveCartAtom = atom(null, async (get, set, email: string): Promise<void> => {
  await get(apiAtom).orders.saveCurrentOrder({ body: { email } });
  void set(cartCountQueryAtom);
});

/** The carts saved at this stand under an address, a code, or both. Throws `ApiError`. */
export const findSavedCartsAtom = atom(
  null,
  (get, _set, { email, code }: RestoreForm): Promise<Order[]> =>
    get(apiAtom).orders.listSavedOrders({ query: { email: email || null, code: code || null } }),
);

/** Takes a saved cart up again. Throws `ApiError`. */
export const restoreCartAtom = atom(null, async (get, set, uuid: string): Promise<void> => {
  await get(apiAtom).orders.restoreCurrentOrder({ params: { uuid } });
  await Promise.all([set(reloadCartAtom), set(cartCountQueryAtom)]);
});
