import { atom } from "jotai";
import { type ApiError, toApiError } from "../../api/apiError.ts";
import type { Client } from "../../api/client.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import type { CallOptions } from "../../api/http.ts";
import type { GroupPosition } from "../../domain/packs/packCapacity.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { forgetUnsettled, sendOnce } from "../../state/sendOnce.ts";
import { packPageQuery } from "./atoms.ts";

/** A change to a pack of the cart. */
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

// One mutable container per store (the atoms have no dependencies, so they compute once).
const queueAtom = atom(() => ({ last: Promise.resolve() as Promise<unknown> }));
const underWayAtom = atom(() => new Map<string, Promise<ApiError | null>>());
const runningAtom = atom(0);

/** Whether a pack's displayed values may still change. */
export const isPackChangingAtom = atom((get) => get(runningAtom) > 0);

/**
 * Changes a pack and refetches it; resolves with the error, or null if accepted. Changes run one at a time; an
 * identical change requested twice, as by a double click, runs once.
 */
export const changePackAtom = atom(null, (get, set, uuid: string, change: PackChange) => {
  const name = JSON.stringify([uuid, change]);
  const underWay = get(underWayAtom);
  const queue = get(queueAtom);
  const same = underWay.get(name);
  if (same) return same;
  set(runningAtom, (running) => running + 1);
  const done = queue.last
    .then(() => set(runAtom, uuid, change))
    .finally(() => {
      underWay.delete(name);
      set(runningAtom, (running) => running - 1);
    });
  underWay.set(name, done);
  queue.last = done.catch(() => undefined);
  return done;
});

const runAtom = atom(null, async (get, set, uuid: string, change: PackChange) => {
  let refusal: ApiError | null = null;
  try {
    await sendOnce(get, ["changePack", uuid, change], (options) => send(get(apiAtom), uuid, change, options));
    forgetUnsettled(get);
  } catch (thrown) {
    refusal = toApiError(thrown);
  }
  const left = change.kind === "delete" && refusal === null;
  await Promise.all([left ? undefined : set(packPageQuery(uuid)), set(cartCountQueryAtom)]);
  return refusal;
});
