import { atom } from "jotai";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import { apiAtom } from "../../api/atoms.ts";
import type { Client } from "../../api/client.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { cartCountQueryAtom } from "../../api/session.ts";
import { reloadCartAtom } from "./atoms.ts";

/** How long typing has to rest before a quantity is sent. */
export const quantityDebounceMs = 400;

interface Waiting {
  item: OrderItem;
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
export const typeQuantityAtom = atom(null, (get, set, item: OrderItem, quantity: number) => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(item.uuid)?.timer);
  const timer = setTimeout(() => void set(sendQuantityAtom, item.uuid), quantityDebounceMs);
  waiting.set(item.uuid, { item, quantity, timer });
  set(typedAtom, (typed) => ({ ...typed, [item.uuid]: quantity }));
});

const sendQuantityAtom = atom(null, async (get, set, uuid: string) => {
  const waiting = get(waitingAtom);
  const entry = waiting.get(uuid);
  if (entry === undefined) return;
  clearTimeout(entry.timer);
  waiting.delete(uuid);
  const { item, quantity } = entry;
  await set(changeAtom, (api) =>
    api.orderItems.update({ params: { uuid }, body: { ...configurationOf(item), quantity } }),
  );
  // Unless another figure was typed meanwhile, the server's is shown from here on.
  if (!waiting.has(uuid)) set(typedAtom, ({ [uuid]: _confirmed, ...others }) => others);
});

/** The call replaces all that the shopper decides, so what he leaves alone is said again. */
function configurationOf(item: OrderItem) {
  return {
    productVariantUuid: item.productVariantUuid ?? "",
    eventUuid: item.eventUuid,
    contestUuid: item.contestUuid,
    filterValueUuid1: item.filterValueUuid1,
    filterValueUuid2: item.filterValueUuid2,
    withMatOption: item.withMatOption,
    withSatinOption: item.withSatinOption,
    withNumericOption: item.withNumericOption,
  };
}

/** Takes an item out of the cart; a quantity still waiting for it is forgotten. */
export const removeItemAtom = atom(null, (get, set, uuid: string): Promise<boolean> => {
  const waiting = get(waitingAtom);
  clearTimeout(waiting.get(uuid)?.timer);
  waiting.delete(uuid);
  set(typedAtom, ({ [uuid]: _removed, ...others }) => others);
  return set(changeAtom, (api) =>
    api.orderItems.delete({ params: { uuid }, body: { target: { mode: "void" } } }),
  );
});

/** Sends what is still waiting and resolves when the cart stands still. */
export const settleCartAtom = atom(null, async (get, set) => {
  await Promise.all([...get(waitingAtom).keys()].map((uuid) => set(sendQuantityAtom, uuid)));
  await get(queueAtom).last;
});

export const dismissCartFailureAtom = atom(null, (_, set) => set(failureAtom, null));
