import type { Picture, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { BodyInput } from "../../api/contract/endpoint.ts";
import type { orderItemCalls, PurchasablePicture } from "../../api/contract/orderItemCalls.ts";
import { lotsOf, lotsPrice, type SelectionChoice } from "../../domain/orders/selectionOrder.ts";
import { pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { formatWords } from "../../domain/products/formatWords.ts";
import { firstChoice } from "../../domain/products/singleChoice.ts";
import type { LastChoice } from "../../shop/lastChoice.ts";
import { offersOf } from "../../shop/offers.ts";

/** A picture with its caption: « Oeil d’Or · Jeanne Lefèvre · 137 », or its name. */
export interface SelectedPicture {
  picture: Picture;
  caption: string;
}

/** A format of single pictures; `label` also tells products of the same format apart. */
export interface SoldFormat extends ProductVariant {
  label: string;
}

/** Pictures of one pricing, with the formats that they are sold in, those of the cheapest product first. */
export interface SelectionGroup {
  pricingId: number;
  pictures: readonly SelectedPicture[];
  formats: readonly SoldFormat[];
}

interface Catalogue {
  products: readonly Product[];
  variants: readonly ProductVariant[];
}

/** Groups pictures by pricing, in the order of their first pictures. */
export function selectionGroups(
  found: readonly PurchasablePicture[],
  catalogue: Catalogue,
): SelectionGroup[] {
  const groups = Map.groupBy(found, ({ pricingId }) => pricingId);
  return [...groups].map(([pricingId, some]) => ({
    pricingId,
    pictures: some.map(({ picture, names }) => ({ picture, caption: pictureTitle({ ...picture, names }) })),
    formats: formatsOf(pricingId, catalogue),
  }));
}

function formatsOf(pricingId: number, catalogue: Catalogue): SoldFormat[] {
  const offers = offersOf(catalogue, { pricingId, nature: "sp" });
  const formats = offers.flatMap(({ variants }) => variants.map(({ grp1_format }) => grp1_format));
  const isUnique = new Set(formats).size === formats.length;
  return offers.flatMap(({ product, variants }) =>
    variants.map((variant) => {
      const { label } = formatWords(variant.grp1_format);
      return { ...variant, label: isUnique ? label : `${product.label} ${label}` };
    }),
  );
}

/** What is chosen before the shopper chooses: as last time, else the cheapest format. */
export const startChoice = ({ formats }: SelectionGroup, last: LastChoice | null): SelectionChoice => ({
  ...(last?.choice ?? firstChoice),
  variantUuid: last?.variant.uuid ?? formats[0]?.uuid ?? null,
  own: {},
});

const uuidsOf = ({ pictures }: SelectionGroup) => pictures.map(({ picture }) => picture.uuid);

/** A group with what is chosen for it. */
export interface ChosenGroup {
  group: SelectionGroup;
  choice: SelectionChoice;
}

/** The pictures of all groups by format, and their price in cents. */
export function orderedLots(chosen: readonly ChosenGroup[]) {
  const lots = chosen.flatMap(({ group, choice }) => lotsOf(uuidsOf(group), group.formats, choice));
  return { lots, cents: lotsPrice(lots), count: lots.reduce((sum, one) => sum + one.pictureUuids.length, 0) };
}
export type OrderedLot = ReturnType<typeof orderedLots>["lots"][number];

export type Choices = BodyInput<typeof orderItemCalls.addPicturesToCart>["choices"];

/** What the call that adds them sends. */
export const choicesOf = (lots: readonly OrderedLot[]): Choices =>
  lots.map(({ variant, options, quantity, pictureUuids }) => ({
    productVariantUuid: variant.uuid,
    ...options,
    quantity,
    pictureUuids,
  }));
