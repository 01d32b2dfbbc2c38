import { atom, type Setter } from "jotai";
import { ApiError, toApiError } from "../../api/apiError.ts";
import type { Order } from "../../api/contract/orderEntities.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { type CartChange, changeCartAtom, queuedChangesAtom, sendOutboxAtom } from "../../shop/cartOutbox.ts";
import { cartQueue } from "../../shop/cartQueue.ts";
import { openPackAtom } from "../../shop/openPack.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { errorFrom, idle, mutationAtom } from "../../state/mutation.ts";
import { reloadCartAtom } from "./atoms.ts";
import type { RestoreForm } from "./restoreForm.ts";

/** Delay after the last keystroke before a quantity is sent. */
export const quantityDebounceMs = 400;

interface Waiting {
  quantity: number;
  timer: ReturnType<typeof setTimeout>;
}

// A mutable container for each store: the atom has no dependencies, so it computes once.
const waitingAtom = atom(() => new Map<string, Waiting>());

const typedAtom = atom<Readonly<Record<string, number>>>({});
const failureAtom = atom<ApiError | null>(null);

/** Quantities typed and not yet confirmed by the server, by item. */
export const typedQuantitiesAtom = atom((get) => get(typedAtom));
/** Whether shown values may still change: the server computes the total. */
export const isCartChangingAtom = atom(
  (get) =>
    get(cartQueue.isBusyAtom) || Object.keys(get(typedAtom)).length > 0 || get(queuedChangesAtom).length > 0,
);
/** Why the last change failed. */
export const cartFailureAtom = atom((get) => get(failureAtom));

const refetchCart = (set: Setter) => Promise.all([set(reloadCartAtom), set(cartCountQueryAtom)]);

/** Reports the failure on the page, and shows the cart as it is now. */
function showOutcome(set: Setter, error: ApiError | null): Promise<unknown> {
  set(failureAtom, error);
  return refetchCart(set);
}

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
  await errorFrom(set(sendChangeAtom, { name: "changeItem", uuid, body: { quantity } }));
  // Shows the server's quantity again, unless another one was typed meanwhile.
  if (!waiting.has(uuid)) set(typedAtom, ({ [uuid]: _confirmed, ...others }) => others);
});

/** Changes the cart and shows it as it is then; one that waits for the network is shown as if it were done. Throws `ApiError`. */
const sendChangeAtom = atom(null, async (_, set, change: CartChange): Promise<void> => {
  try {
    const { status } = await set(changeCartAtom, change);
    if (status === "sent") await showOutcome(set, null);
  } catch (thrown) {
    await showOutcome(set, toApiError(thrown));
    throw thrown;
  }
});

/** Changes an item's options. Throws `ApiError`. */
export const configureItemAtom = atom(
  null,
  async (_, set, { uuid, body }: { uuid: string; body: ItemChange }): Promise<void> => {
    try {
      await set(changeCartAtom, { name: "changeItem", uuid, body });
    } finally {
      await refetchCart(set);
    }
  },
);

/** What becomes of the pictures of a pack that is removed (specification, section 7 "orderItems/{id}/delete"). */
export type Removal = "split" | "void";

/** Removes an item from the cart, dropping its pending quantity; resolves with whether it was removed. */
export const removeItemAtom = atom(null, async (get, set, uuid: string, mode: Removal): Promise<boolean> => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(uuid)?.timer);
  waiting.delete(uuid);
  set(typedAtom, ({ [uuid]: _removed, ...others }) => others);
  const isRemoved = (await errorFrom(set(sendChangeAtom, { name: "removeItem", uuid, mode }))) === null;
  // Its tray would ask for it on the next screen.
  if (isRemoved && get(openPackAtom) === uuid) set(openPackAtom, null);
  return isRemoved;
});

const createSuggestedAtom = mutationAtom({
  name: "applySuggestion",
  send: async (api, options, gain: number) =>
    (await api.orderItems.applySuggestion({ body: { gain } }, options)).orderItemUuids,
  queue: cartQueue,
  onSettled: showOutcome,
});

/**
 * Creates the suggested packs at the gain that was shown; resolves with their items in the suggested order, or null if
 * they were not created. Pending quantities are sent first: if they change the gain, the server refuses and the cart
 * shows the new suggestion.
 */
export const applySuggestionAtom = atom(null, async (_get, set, gain: number): Promise<string[] | null> => {
  await set(settleCartAtom);
  return set(createSuggestedAtom, gain).catch(() => null);
});

/** Sends pending quantities; resolves when every change is done, with whether none of them waits for the network. */
export const settleCartAtom = atom(null, async (get, set): Promise<boolean> => {
  await Promise.all([...get(waitingAtom).keys()].map((uuid) => set(sendQuantityAtom, uuid)));
  const isSent = await set(sendOutboxAtom);
  await idle(get, cartQueue);
  if (!isSent) set(failureAtom, new ApiError("NETWORK"));
  return isSent;
});

export const dismissCartFailureAtom = atom(null, (_, set) => set(failureAtom, null));

/**
 * Saves the cart at the stand. The screen stays unchanged until the dialog with the code is closed: the caller then
 * refetches the cart. Throws `ApiError`.
 */
export const saveCartAtom = mutationAtom({
  name: "saveCart",
  send: (api, options, email: string) => api.orders.saveCurrentOrder({ body: { email } }, options),
  onSuccess: async (set) => void set(cartCountQueryAtom),
});

/** The carts saved at this stand under an address, a code, or both. Throws `ApiError`. */
export const findSavedCartsAtom = atom(
  null,
  (get, _set, { email, code }: RestoreForm): Promise<Order[]> =>
    get(apiAtom).orders.listSavedOrders({ query: { email: email || null, code: code || null } }),
);

/** Restores a saved cart. Throws `ApiError`. */
export const restoreCartAtom = mutationAtom({
  name: "restoreCart",
  send: (api, options, uuid: string) => api.orders.restoreCurrentOrder({ params: { uuid } }, options),
  onSuccess: refetchCart,
});
