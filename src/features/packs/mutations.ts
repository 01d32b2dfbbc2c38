import { atom } from "jotai";
import type { ApiError } from "../../api/apiError.ts";
import type { Client } from "../../api/client.ts";
import type { ItemChange } from "../../api/contract/orderItemCalls.ts";
import type { MutationCallOptions } from "../../api/http.ts";
import type { GroupPosition } from "../../domain/packs/packCapacity.ts";
import { cartQueue } from "../../shop/cartQueue.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { errorFrom, mutationAtom } from "../../state/mutation.ts";
import { packPageQuery } from "./atoms.ts";

/** A change to a pack of the cart. */
export type PackChange =
  | { kind: "update"; body: ItemChange }
  | { kind: "addPicture"; pictureUuid: string; groupPosition?: GroupPosition | undefined }
  | { kind: "removePicture"; placeUuid: string; mode: "cart" | "void" }
  | { kind: "changeGroup"; placeUuid: string; newGroupPosition: GroupPosition }
  | { kind: "addSingles"; orderItemUuids: readonly string[]; groupPosition: GroupPosition }
  | { kind: "delete"; mode: "split" | "void" };

function send(api: Client, uuid: string, change: PackChange, options: MutationCallOptions): Promise<unknown> {
  const params = { uuid };
  switch (change.kind) {
    case "update":
      return api.orderItems.updateOrderItem({ params, body: change.body }, options);
    case "addPicture": {
      const { pictureUuid, groupPosition } = change;
      return api.orderItems.addPictureToPack({ params, body: { pictureUuid, groupPosition } }, options);
    }
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

/** Whether a pack's displayed values may still change. */
export const isPackChangingAtom = cartQueue.isBusyAtom;

const sendChangeAtom = mutationAtom({
  name: "changePack",
  send: (api, options, { uuid, change }: { uuid: string; change: PackChange }) =>
    send(api, uuid, change, options),
  queue: cartQueue,
  onSettled: async (set, error, { uuid, change }) => {
    // The tray refetches once several are added; the count of the cart's items stays.
    if (change.kind === "addPicture") return;
    const isGone = change.kind === "delete" && error === null;
    await Promise.all([isGone ? undefined : set(packPageQuery(uuid)), set(cartCountQueryAtom)]);
  },
});

/** Changes a pack and refetches it; resolves with the error, or null if accepted. */
export const changePackAtom = atom(
  null,
  (_get, set, uuid: string, change: PackChange): Promise<ApiError | null> =>
    errorFrom(set(sendChangeAtom, { uuid, change })),
);
