import { atom, type Getter, type Setter } from "jotai";
import * as z from "zod/mini";
import { type ApiError, type ApiErrorCode, toApiError } from "../api/apiError.ts";
import type { Client } from "../api/client.ts";
import type { BodyInput } from "../api/contract/endpoint.ts";
import type { ItemChange, orderItemCalls } from "../api/contract/orderItemCalls.ts";
import type { MutationCallOptions } from "../api/http.ts";
import { randomUuid } from "../browser/randomUuid.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { inQueue } from "../state/mutation.ts";
import { persistedAtom, readStored } from "../state/persisted.ts";
import { cartQueue } from "./cartQueue.ts";
import { cartCountQueryAtom, queuedCountAtom } from "./session.ts";

/** A change to the cart that needs no answer: it can wait for the network. */
export type CartChange =
  | { name: "addPicture"; body: BodyInput<typeof orderItemCalls.createOrderItem> }
  | { name: "changeItem"; uuid: string; body: ItemChange }
  | { name: "removeItem"; uuid: string; mode: "split" | "void" };

/** `sent`: the server has accepted it. `queued`: it is kept, and sent once the network returns. */
export type CartOutcome = { status: "sent"; orderItemUuid: string | null } | { status: "queued" };

const names: readonly unknown[] = ["addPicture", "changeItem", "removeItem"] satisfies CartChange["name"][];
const isChange = (value: unknown): value is CartChange =>
  typeof value === "object" && value !== null && "name" in value && names.includes(value.name);
const changeSchema = z.transform((input: unknown, { issues }): CartChange => {
  if (isChange(input)) return input;
  issues.push({ code: "custom", input });
  return z.NEVER;
});
/** The key is the call's idempotency key: the same change, sent again after a lost answer, counts once. */
const entriesSchema = z.array(z.object({ key: z.string(), change: changeSchema }));
type Entry = z.infer<typeof entriesSchema>[number];

/** How long a shopper waits for the server before a change counts as queued, in milliseconds. */
const patienceMs = 4000;

const entriesAtom = persistedAtom("local", "cartOutbox", entriesSchema, []);
/** Changes whose caller still waits, by key; the others are shown as queued. */
const awaitedAtom = atom<ReadonlyMap<string, Waiting>>(new Map());
/** Mutable, one for each store: the run in progress, and whether the outbox is closed for good. */
const laneAtom = atom(() => ({ run: null as Promise<boolean> | null, isClosed: false }));
const sentLaterCountAtom = atom(0);

interface Waiting {
  outcome: Promise<CartOutcome>;
  settle: (outcome: Promise<CartOutcome>) => void;
}

/** The changes that wait for the network, oldest first. */
export const queuedChangesAtom = atom((get): readonly CartChange[] => {
  const awaited = get(awaitedAtom);
  return get(entriesAtom)
    .filter(({ key }) => !awaited.has(key))
    .map(({ change }) => change);
});
/** Increases with each queued change that has been sent or refused: what is shown of the cart is outdated. */
export const sentLaterAtom = atom((get) => get(sentLaterCountAtom));

const refusedSchema = z.array(
  z.object({ name: z.enum(["addPicture", "changeItem", "removeItem"]), message: z.string() }),
);
const refusedAtom = persistedAtom("local", "cartOutboxRefused", refusedSchema, []);
/** The queued changes that the server has refused, with its reason; setting it dismisses them. */
export const refusedChangesAtom = atom(
  (get) => get(refusedAtom),
  (_, set) => set(refusedAtom, []),
);

/** Changes the entries as another window of the shop may have left them. */
function changeEntries(get: Getter, set: Setter, change: (entries: Entry[]) => Entry[]): void {
  set(entriesAtom, change(readStored("local", "cartOutbox", entriesSchema, get(entriesAtom))));
  updateCount(get, set);
}

/** Lets the cart's count include what is queued. */
function updateCount(get: Getter, set: Setter): void {
  const queued = get(queuedChangesAtom);
  const count = (name: CartChange["name"]) => queued.filter((change) => change.name === name).length;
  set(queuedCountAtom, count("addPicture") - count("removeItem"));
}

function setAwaited(get: Getter, set: Setter, key: string, waiting: Waiting | null): void {
  const awaited = new Map(get(awaitedAtom));
  if (waiting) awaited.set(key, waiting);
  else awaited.delete(key);
  set(awaitedAtom, awaited);
  updateCount(get, set);
}

/**
 * The only way of these changes to the server: kept first, then sent in order, each once. Resolves once the server has
 * accepted it, or once it counts as queued. Throws `ApiError` if it is refused. The last change, made again before its
 * outcome is known, as by a double press, counts once.
 */
export const changeCartAtom = atom(null, (get, set, change: CartChange): Promise<CartOutcome> => {
  const last = get(entriesAtom).at(-1);
  const isRepeated = last !== undefined && JSON.stringify(last.change) === JSON.stringify(change);
  const awaited = isRepeated && get(awaitedAtom).get(last.key);
  if (awaited) return awaited.outcome;
  const key = isRepeated ? last.key : randomUuid();
  const { promise: outcome, resolve: settle } = Promise.withResolvers<CartOutcome>();
  setAwaited(get, set, key, { outcome, settle });
  if (!isRepeated) changeEntries(get, set, (entries) => [...entries, { key, change }]);
  const timer = setTimeout(() => giveUpWaiting(get, set, key), patienceMs);
  void (isOffline() ? Promise.resolve() : set(sendOutboxAtom)).then(() => giveUpWaiting(get, set, key));
  return outcome.finally(() => clearTimeout(timer));
});

const isOffline = () => globalThis.navigator?.onLine === false;

/** Tells the caller of a change that it is queued, unless it has been answered. */
function giveUpWaiting(get: Getter, set: Setter, key: string): void {
  const waiting = get(awaitedAtom).get(key);
  if (!waiting) return;
  setAwaited(get, set, key, null);
  waiting.settle(Promise.resolve({ status: "queued" }));
}

/** Sends what is kept, until the network fails. Resolves with whether nothing is left. */
export const sendOutboxAtom = atom(null, async (get, set): Promise<boolean> => {
  const lane = get(laneAtom);
  let isReachable = true;
  // A change may come as a run ends.
  while (get(entriesAtom).length > 0 && isReachable && !lane.isClosed) {
    lane.run ??= alone(() => sendAll(get, set)).finally(() => {
      lane.run = null;
    });
    isReachable = await lane.run;
  }
  return get(entriesAtom).length === 0;
});

/** Runs it while no other window of the shop does; keys keep a change single where the browser has no locks. */
const alone = (run: () => Promise<boolean>): Promise<boolean> =>
  globalThis.navigator?.locks ? navigator.locks.request("dossard.cartOutbox", run) : run();

/** Returns whether the server has answered all of them. */
async function sendAll(get: Getter, set: Setter): Promise<boolean> {
  for (;;) {
    // Another window may have sent some.
    changeEntries(get, set, (entries) => entries);
    const [entry] = get(entriesAtom);
    if (!entry || get(laneAtom).isClosed) return true;
    const outcome = inQueue(get, set, cartQueue, () => sendEntry(get(apiAtom), entry));
    const error = await outcome.then(() => null, toApiError);
    if (error && unanswered.includes(error.code)) return false;
    await settleEntry(get, set, entry, outcome, error);
  }
}

/** Errors after which a change is sent again later: it has not been answered, or by something other than this shop. */
const unanswered: readonly ApiErrorCode[] = ["NETWORK", "INVALID_ANSWER", "UNAVAILABLE", "OLD_APP_VERSION"];

async function sendEntry(api: Client, { key, change }: Entry): Promise<CartOutcome> {
  const options: MutationCallOptions = { idempotencyKey: key };
  if (change.name === "addPicture") {
    const { orderItemUuid } = await api.orderItems.createOrderItem({ body: change.body }, options);
    return { status: "sent", orderItemUuid };
  }
  const params = { uuid: change.uuid };
  if (change.name === "changeItem") {
    await api.orderItems.updateOrderItem({ params, body: change.body }, options);
  } else {
    await api.orderItems.deleteOrderItem({ params, body: { target: { mode: change.mode } } }, options);
  }
  return { status: "sent", orderItemUuid: null };
}

/** Removes an answered change, and tells its caller, or the shopper who has been told that it is queued. */
async function settleEntry(
  get: Getter,
  set: Setter,
  { key, change }: Entry,
  outcome: Promise<CartOutcome>,
  error: ApiError | null,
): Promise<void> {
  const waiting = get(awaitedAtom).get(key);
  // The count of what is queued goes down once the server's is there.
  if (!waiting) await set(cartCountQueryAtom);
  changeEntries(get, set, (entries) => entries.filter((entry) => entry.key !== key));
  if (waiting) {
    setAwaited(get, set, key, null);
    waiting.settle(outcome);
    return;
  }
  // Removed twice is removed.
  const isGone = change.name === "removeItem" && error?.code === "NOT_FOUND";
  if (error && !isGone) {
    const { name } = change;
    set(refusedAtom, (refused) => [...refused, { name, message: error.shopperMessage }]);
  }
  set(sentLaterCountAtom, (count) => count + 1);
}

/** Shows what an earlier page has queued, and sends it. */
export const resumeOutboxAtom = atom(null, async (get, set): Promise<void> => {
  updateCount(get, set);
  if (get(entriesAtom).length > 0) await set(sendOutboxAtom);
});

/** Drops what is queued, and waits for what is being sent; nothing is sent from here on. The shopper of a shared screen has left. */
export const closeOutboxAtom = atom(null, async (get, set): Promise<void> => {
  const lane = get(laneAtom);
  lane.isClosed = true;
  set(entriesAtom, []);
  set(refusedAtom, []);
  await lane.run;
});
