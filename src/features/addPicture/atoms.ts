import { atom } from "jotai";
import { toApiError } from "../../api/apiError.ts";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { randomUuid } from "../../browser/randomUuid.ts";
import { storedOffset } from "../../domain/products/paperCrop.ts";
import { itemOptions } from "../../domain/products/singleChoice.ts";
import { changeCartAtom } from "../../shop/cartOutbox.ts";
import { type LastChoice, rememberChoiceAtom } from "../../shop/lastChoice.ts";
import { requireCartKeptAtom } from "../../shop/requireCartKept.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { addPictureFlow } from "./flow.ts";
import type { FlowEvent } from "./flowStates.ts";
import { flowStateAtom } from "./openState.ts";

/** The modal's state; set it with an event of the flow. */
export const addPictureAtom = atom(
  (get) => get(flowStateAtom),
  (get, set, event: FlowEvent) => set(flowStateAtom, addPictureFlow(get(flowStateAtom), event)),
);

/** Adds the picture to the cart with the chosen options. */
export const addToCartAtom = atom(null, (_, set, picture: Picture) =>
  set(sendAtom, picture, { type: "addSent", key: randomUuid() }),
);

/** Adds the picture to the cart as the last one was. */
export const repeatLastAtom = atom(null, (_, set, picture: Picture, last: LastChoice) =>
  set(sendAtom, picture, { type: "lastRepeated", last, key: randomUuid() }),
);

type Sending = Extract<FlowEvent, { type: "addSent" | "lastRepeated" }>;

/** Sends what an event of the flow begins; done once the server confirms, or the cart keeps it until the network returns. */
const sendAtom = atom(null, async (get, set, picture: Picture, event: Sending): Promise<void> => {
  const before = get(flowStateAtom);
  set(addPictureAtom, event);
  const state = get(flowStateAtom);
  if (state === before || state.step !== "spOptions" || state.adding.status !== "adding") return;
  const { product, variant, choice, cropOffset } = state;
  const { key } = state.adding;
  const options = itemOptions(choice);
  try {
    const body = {
      productUuid: product.uuid,
      productVariantUuid: variant.uuid,
      quantity: choice.quantity ?? 1,
      pictureUuid: picture.uuid,
      eventUuid: picture.eventUuid,
      contestUuid: picture.contestUuid,
      cropOffset: storedOffset(cropOffset),
      ...options,
      withNumericOption: variant.numeric_option === null ? null : options.withNumericOption,
    };
    const { status } = await set(changeCartAtom, { name: "addPicture", body });
    const isQueued = status === "queued";
    if (!isQueued) await set(requireCartKeptAtom);
    set(rememberChoiceAtom, product.pricingId, { variantUuid: variant.uuid, ...choice });
    set(addPictureAtom, { type: "addDone", key, isQueued });
    if (isQueued) return;
  } catch (thrown) {
    set(addPictureAtom, { type: "addRefused", key, message: toApiError(thrown).shopperMessage });
  }
  await set(cartCountQueryAtom);
});
