import { atom } from "jotai";
import * as z from "zod/mini";
import { toApiError } from "../../api/apiError.ts";
import { apiAtom } from "../../api/atoms.ts";
import { catalogueQueryAtom } from "../../api/catalogue.ts";
import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import { persistedAtom } from "../../api/persisted.ts";
import { mapQuery } from "../../api/query.ts";
import { randomUuid } from "../../api/randomUuid.ts";
import { cartCountQueryAtom } from "../../api/session.ts";
import { addPictureFlow, closedFlow, type FlowEvent, type FlowState, itemOptions } from "./flow.ts";

const stateAtom = atom<FlowState>(closedFlow);

/** The modal's state; set with an event of the flow. */
export const addPictureAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: FlowEvent) => set(stateAtom, addPictureFlow(get(stateAtom), event)),
);

/** Whether the keys ← → S act in the modal: a single letter must be possible to switch off (WCAG 2.1.4). */
export const shortcutsAtom = persistedAtom("local", "shortcuts", z.boolean(), true);

/** A product of single pictures with its variants, cheapest first. */
export interface Offer {
  product: Product;
  variants: readonly ProductVariant[];
}

const offers = new Map<number, ReturnType<typeof makeOffers>>();
const makeOffers = (pricingId: number) =>
  mapQuery(catalogueQueryAtom, ({ products, variants }): Offer[] =>
    products
      .filter((product) => product.pricingId === pricingId && product.nature === "sp")
      .map((product) => ({
        product,
        variants: variants
          .filter(({ productUuid }) => productUuid === product.uuid)
          .sort((a, b) => a.base_price - b.base_price),
      }))
      .filter(({ variants: some }) => some.length > 0)
      .sort((a, b) => (a.variants[0]?.base_price ?? 0) - (b.variants[0]?.base_price ?? 0)),
  );

/** What a single picture can be had as in a pricing. */
export function offersQuery(pricingId: number) {
  const known = offers.get(pricingId) ?? makeOffers(pricingId);
  offers.set(pricingId, known);
  return known;
}

/** Puts the picture into the cart as decided; done only when the server has said so. */
export const addToCartAtom = atom(null, async (get, set, picture: Picture): Promise<void> => {
  const before = get(stateAtom);
  set(addPictureAtom, { type: "addSent", key: randomUuid() });
  const state = get(stateAtom);
  if (state === before || state.step !== "spOptions" || state.adding.status !== "adding") return;
  const { product, variant, choice } = state;
  const options = itemOptions(choice);
  try {
    const { orderItemUuid } = await get(apiAtom).orderItems.create(
      {
        body: {
          productUuid: product.uuid,
          productVariantUuid: variant.uuid,
          quantity: choice.quantity ?? 1,
          pictureUuid: picture.uuid,
          eventUuid: picture.eventUuid,
          contestUuid: picture.contestUuid,
          ...options,
          withNumericOption: variant.numeric_option === null ? null : options.withNumericOption,
        },
      },
      { idempotencyKey: state.adding.key },
    );
    set(addPictureAtom, { type: "addDone", orderItemUuid });
  } catch (thrown) {
    set(addPictureAtom, { type: "addRefused", message: toApiError(thrown).shopperMessage });
  }
  await set(cartCountQueryAtom);
});
