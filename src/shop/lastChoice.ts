import { atom } from "jotai";
import * as z from "zod/mini";
import type { Product, ProductVariant } from "../api/contract/catalogueEntities.ts";
import { natural, uuid } from "../api/contract/fields.ts";
import { formatName } from "../domain/products/formatWords.ts";
import { surfaces, surfacesOf } from "../domain/products/paperSurface.ts";
import type { VariantPrices } from "../domain/products/product.ts";
import { firstChoice, type SingleChoice } from "../domain/products/singleChoice.ts";
import { memoizeByKey } from "../state/memoizeByKey.ts";
import { persistedAtom } from "../state/persisted.ts";
import { dataOf } from "../state/query.ts";
import { eventQuery } from "./catalogueQueries.ts";
import { offersQuery } from "./offers.ts";

const rememberedSchema = z.object({
  pricingId: natural,
  variantUuid: uuid,
  surface: z.enum(surfaces),
  withNumericOption: z.boolean(),
});
type Remembered = Omit<z.infer<typeof rememberedSchema>, "pricingId">;

/** The last choice of single pictures, by pricing. Kept by the browser; a stand forgets it with its shopper. */
const rememberedAtom = persistedAtom("local", "lastChoices", z.array(rememberedSchema), []);

/** Remembers what was added to the cart. The quantity is of that picture alone. */
export const rememberChoiceAtom = atom(null, (_, set, pricingId: number, choice: Remembered) => {
  const { variantUuid, surface, withNumericOption } = choice;
  set(rememberedAtom, (held) => [
    ...held.filter((other) => other.pricingId !== pricingId),
    { pricingId, variantUuid, surface, withNumericOption },
  ]);
});

/** A choice that the next picture can repeat: one of each. */
export interface LastChoice {
  product: Product;
  variant: ProductVariant;
  choice: SingleChoice;
}

/** The last choice for pictures of a pricing, as far as it is still on sale; null without one, and until it is known. */
export const lastChoiceOf = memoizeByKey((pricingId: number) =>
  atom((get): LastChoice | null => {
    const last = get(rememberedAtom).find((one) => one.pricingId === pricingId);
    if (!last) return null;
    for (const { product, variants } of dataOf(get(offersQuery(pricingId, "sp"))) ?? []) {
      const variant = variants.find((one) => one.uuid === last.variantUuid);
      if (!variant) continue;
      return { product, variant, choice: choiceKept(variant, last) };
    }
    return null;
  }),
);

/** The same for pictures of an event. */
export const lastChoiceAtEvent = memoizeByKey((eventUuid: string) =>
  atom((get) => {
    if (get(rememberedAtom).length === 0) return null;
    const event = dataOf(get(eventQuery(eventUuid)));
    return event ? get(lastChoiceOf(event.pricingId)) : null;
  }),
);

/** Whether a choice is remembered, of any pricing. */
export const hasLastChoiceAtom = atom((get) => get(rememberedAtom).length > 0);

/** Whether the last choice for pictures of an event is still being read. */
export const isLastChoiceLoading = memoizeByKey((eventUuid: string) =>
  atom((get) => {
    if (!get(hasLastChoiceAtom)) return false;
    const event = get(eventQuery(eventUuid));
    if (event.status !== "data") return event.status === "loading";
    return get(offersQuery(event.data.pricingId, "sp")).status === "loading";
  }),
);

/** The options of a choice that another variant offers too, for one piece. */
export function choiceKept(
  variant: VariantPrices,
  { surface, withNumericOption }: Pick<SingleChoice, "surface" | "withNumericOption">,
): SingleChoice {
  return {
    ...firstChoice,
    surface: surfacesOf(variant).includes(surface) ? surface : "none",
    withNumericOption: withNumericOption && variant.numeric_option !== null,
  };
}

/** « 20x30 cm, mat, fichier numérique ». */
export function lastChoiceWords({ variant, choice }: LastChoice): string {
  return [
    formatName(variant.grp1_format),
    choice.surface !== "none" && choice.surface,
    choice.withNumericOption && "fichier numérique",
  ]
    .filter(Boolean)
    .join(", ");
}
