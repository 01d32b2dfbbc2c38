import { atom } from "jotai";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import type { Client } from "../../api/client.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { forgetUnsettled, sendOnce } from "../../state/sendOnce.ts";
import { reloadCartAtom } from "./atoms.ts";
import type { RestoreForm } from "./restoreForm.ts";

/** Delay after the last keystroke before a quantity is sent. */
export const quantityDebounceMs = 400;

interface Waiting {
  quantity: number;
  timer: ReturnType<typeof setTimeout>;
}

// One mutable container per store (the atoms have no dependencies, so they compute once).
const queueAtom = atom(() => ({ last: Promise.resolve() }));
const waitingAtom = atom(() => new Map<string, Waiting>());

const typedAtom = atom<Readonly<Record<string, number>>>({});
const runningAtom = atom(0);
const failureAtom = atom<ApiError | null>(null);

/** Quantities typed and not yet confirmed by the server, by item. */
export const typedQuantitiesAtom = atom((get) => get(typedAtom));
/** Whether shown values may still change: the server computes the total. */
export const isCartChangingAtom = atom(
  (get) => get(runningAtom) > 0 || Object.keys(get(typedAtom)).length > 0,
);
/** Why the last change failed. */
export const cartFailureAtom = atom((get) => get(failureAtom));

/** Runs changes one at a time, refetching the cart after each; resolves with whether it was accepted. */
const changeAtom = atom(null, (get, set, change: (api: Client) => Promise<unknown>): Promise<boolean> => {
  const queue = get(queueAtom);
  set(runningAtom, (running) => running + 1);
  const done = queue.last.then(async () => {
    let accepted = true;
    try {
      await change(get(apiAtom));
      forgetUnsettled(get);
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

/** Shows a quantity as typed and sends it after a debounce. */
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
  // Shows the server's quantity again, unless another one was typed meanwhile.
  if (!waiting.has(uuid)) set(typedAtom, ({ [uuid]: _confirmed, ...others }) => others);
});

/** Changes an item's options; resolves with the error for its dialog, or null if accepted. */
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

/** Removes an item from the cart, dropping its pending quantity. */
export const removeItemAtom = atom(null, (get, set, uuid: string, mode: Removal): Promise<boolean> => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(uuid)?.timer);
  waiting.delete(uuid);
  set(typedAtom, ({ [uuid]: _removed, ...others }) => others);
  return set(changeAtom, (api) =>
    api.orderItems.deleteOrderItem({ params: { uuid }, body: { target: { mode } } }),
  );
});

/**
 * Creates the suggested packs at the gain that was shown; resolves with their items in the suggested order, or null if
 * they were not created. Pending quantities are sent first: if they change the gain, the server refuses and the cart
 * shows the new suggestion.
 */
export const applySuggestionAtom = atom(null, async (get, set, gain: number): Promise<string[] | null> => {
  await set(settleCartAtom);
  let made: string[] = [];
  const accepted = await set(changeAtom, async (api) => {
    const answer = await sendOnce(get, ["applySuggestion", gain], (options) =>
      api.orderItems.applySuggestion({ body: { gain } }, options),
    );
    made = answer.orderItemUuids;
  });
  return accepted ? made : null;
});

/** Sends pending quantities and resolves when every change is done. */
export const settleCartAtom = atom(null, async (get, set) => {
  await Promise.all([...get(waitingAtom).keys()].map((uuid) => set(sendQuantityAtom, uuid)));
  await get(queueAtom).last;
});

export const dismissCartFailureAtom = atom(null, (_, set) => set(failureAtom, null));

/**
 * Saves the cart at the stand. The screen stays unchanged until the dialog with the code is closed: the caller then
 * refetches the cart. Throws `ApiError`.
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

/** Restores a saved cart. Throws `ApiError`. */
export const restoreCartAtom = atom(null, async (get, set, uuid: string): Promise<void> => {
  await get(apiAtom).orders.restoreCurrentOrder({ params: { uuid } });
  await Promise.all([set(reloadCartAtom), set(cartCountQueryAtom)]);
});
