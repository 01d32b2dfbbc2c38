import { atom } from "jotai";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import type { CallOptions, Client } from "../../api/client.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import type { GroupPosition } from "../../domain/packs/packCapacity.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { packPageQuery } from "./atoms.ts";

/** What a shopper can do to a pack of her cart. */
export type PackChange =
  | { kind: "update"; body: ItemChange }
  | { kind: "removePicture"; placeUuid: string; mode: "cart" | "void" }
  | { kind: "changeGroup"; placeUuid: string; newGroupPosition: GroupPosition }
  | { kind: "addSingles"; orderItemUuids: readonly string[]; groupPosition: GroupPosition }
  | { kind: "delete"; mode: "split" | "void" };

function send(api: Client, uuid: string, change: PackChange, options: CallOptions): Promise<unknown> {
  const params = { uuid };
  switch (change.kind) {
    case "update":
      return api.orderItems.updateOrderItem({ params, body: change.body }, options);
    case "removePicture": {
      const { placeUuid: orderItemPictureUuid, mode } = change;
      return api.orderItems.removePictureFromPack(
        { params, body: { orderItemPictureUuid, target: { mode } } },
        options,
      );
    }
    case "changeGroup": {
      const { placeUuid, newGroupPosition } = change;
      return api.orderItemPictures.changeGroupPosition(
        { params: { uuid: placeUuid }, body: { newGroupPosition } },
        options,
      );
    }
    case "addSingles": {
      const { orderItemUuids, groupPosition } = change;
      return api.orderItems.moveSinglePicturesToPack(
        { params, body: { singlePictureItemUuids: [...orderItemUuids], groupPosition } },
        options,
      );
    }
    case "delete":
      return api.orderItems.deleteOrderItem({ params, body: { target: { mode: change.mode } } }, options);
  }
}

// Boxes of their own in each store (no dependency, so made once).
const queueAtom = atom(() => ({ last: Promise.resolve() as Promise<unknown> }));
const underWayAtom = atom(() => new Map<string, Promise<ApiError | null>>());
const keysAtom = atom(() => new Map<string, string>());
const runningAtom = atom(0);

/** Whether what is shown of a pack may still move. */
export const isPackChangingAtom = atom((get) => get(runningAtom) > 0);

/**
 * Changes a pack and looks it up again; resolves with why it was refused, null where it was not. One change comes after the other;
 * the same one asked for twice, by a double click, is one.
 */
export const changePackAtom = atom(null, (get, set, uuid: string, change: PackChange) => {
  const name = JSON.stringify([uuid, change]);
  const underWay = get(underWayAtom);
  const queue = get(queueAtom);
  const same = underWay.get(name);
  if (same) return same;
  set(runningAtom, (running) => running + 1);
  const done = queue.last
    .then(() => set(runAtom, name, uuid, change))
    .finally(() => {
      underWay.delete(name);
      set(runningAtom, (running) => running - 1);
    });
  underWay.set(name, done);
  queue.last = done.catch(() => undefined);
  return done;
});

const runAtom = atom(null, async (get, set, name: string, uuid: string, change: PackChange) => {
  const keys = get(keysAtom);
  const idempotencyKey = keys.get(name) ?? randomUuid();
  keys.set(name, idempotencyKey);
  let refusal: ApiError | null = null;
  try {
    await send(get(apiAtom), uuid, change, { idempotencyKey });
  } catch (thrown) {
    refusal = toApiError(thrown);
  }
  // Without an answer nobody knows whether it was done: pressed again, it is the same call.
  if (refusal?.code !== "NETWORK") keys.delete(name);
  const left = change.kind === "delete" && refusal === null;
  await Promise.all([left ? undefined : set(packPageQuery(uuid)), set(cartCountQueryAtom)]);
  return refusal;
});
