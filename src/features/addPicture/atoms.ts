import { atom } from "jotai";
import { ApiError, toApiError } from "../../api/apiError.ts";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import { createOrderItemAtom } from "../../shop/createOrderItem.ts";
import { cartCountAtom, cartCountQueryAtom } from "../../shop/session.ts";
import { addPictureFlow } from "./flow.ts";
import type { FlowEvent } from "./flowStates.ts";
import { flowStateAtom } from "./openState.ts";
import { itemOptions } from "./singleOptions.ts";

/** The modal's state; set it with an event of the flow. */
export const addPictureAtom = atom(
  (get) => get(flowStateAtom),
  (get, set, event: FlowEvent) => set(flowStateAtom, addPictureFlow(get(flowStateAtom), event)),
);

/** Adds the picture to the cart with the chosen options; done only once the server confirms. */
export const addToCartAtom = atom(null, async (get, set, picture: Picture): Promise<void> => {
  const before = get(flowStateAtom);
  set(addPictureAtom, { type: "addSent", key: randomUuid() });
  const state = get(flowStateAtom);
  if (state === before || state.step !== "spOptions" || state.adding.status !== "adding") return;
  const { product, variant, choice } = state;
  const { key } = state.adding;
  const options = itemOptions(choice);
  try {
    const orderItemUuid = await set(createOrderItemAtom, {
      productUuid: product.uuid,
      productVariantUuid: variant.uuid,
      quantity: choice.quantity ?? 1,
      pictureUuid: picture.uuid,
      eventUuid: picture.eventUuid,
      contestUuid: picture.contestUuid,
      ...options,
      withNumericOption: variant.numeric_option === null ? null : options.withNumericOption,
    });
    const isFirst = get(cartCountAtom) === 0;
    if (isFirst) await set(cartCountQueryAtom);
    const counted = get(cartCountQueryAtom);
    // A browser that kept the session cookie finds the item in its cart.
    if (isFirst && counted.status === "data" && !counted.refreshError && counted.data === 0) {
      throw new ApiError("COOKIES_REFUSED");
    }
    set(addPictureAtom, { type: "addDone", key, orderItemUuid });
  } catch (thrown) {
    set(addPictureAtom, { type: "addRefused", key, message: toApiError(thrown).shopperMessage });
  }
  await set(cartCountQueryAtom);
});
