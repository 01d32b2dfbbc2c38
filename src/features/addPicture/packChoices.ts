import type { Pricing, Product, ProductVariant } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { type PackRefusal, packCapacity, packRefusal } from "../../domain/packs/packCapacity.ts";
import { incompatibleWords, noRoomWords } from "../../domain/packs/packRefusalWords.ts";
import { variantWords } from "../../domain/products/formatWords.ts";
import type { Offer } from "../../shop/offers.ts";
import { roomWords, startingPrice } from "./texts.ts";

/** A pack of the cart that still has free places. */
export interface OpenPack {
  item: OrderItem;
  product: Product;
  /** Null once its format is no longer sold. */
  variant: ProductVariant | null;
}

/** Where pictures can go: the cart's packs with free places, and the products that can start a new one. */
export interface PackChoices {
  open: readonly OpenPack[];
  offers: readonly Offer[];
  pricings: readonly Pricing[];
}

/** The pictures to add. */
export interface JoiningPictures {
  pricingId: number;
  /** Number of pictures: 1 in packSelection, the ticked ones in multiPackSelection. */
  count: number;
}

/** One line of the choice, as text. */
export interface PackLine {
  uuid: string;
  label: string;
  /** « 20x30 cm » for a started pack; null if the format is still to be chosen. */
  format: string | null;
  /** Free places, and the price of a new pack. */
  room: string;
  price: string | null;
  refusal: RefusalShown | null;
}

/** Why the pictures cannot join, as a sentence and as data for its tooltip. */
export type RefusalShown = { words: string } & (
  | { reason: "noRoom"; places: { taken: number; free: number; selected: number } }
  | { reason: "incompatible"; categories: { picture: string; pack: string } }
);

export function openPackLines({ open, pricings }: PackChoices, joining: JoiningPictures): PackLine[] {
  return open.map(({ item, product, variant }) => {
    const { remainingPictures } = item;
    const refusal = packRefusal(joining, { kind: "existing", remainingPictures, ...product });
    return {
      uuid: item.uuid,
      label: product.label,
      format: variant && variantWords(variant).label,
      room: roomWords(remainingPictures ?? 0, packCapacity(product)),
      price: null,
      refusal: shown(refusal, product, joining, pricings),
    };
  });
}

export function newPackLines({ offers, pricings }: PackChoices, joining: JoiningPictures): PackLine[] {
  return offers.map((offer) => {
    const { product } = offer;
    const refusal = packRefusal(joining, { kind: "new", ...product });
    return {
      uuid: product.uuid,
      label: product.label,
      format: null,
      room: product.description,
      price: startingPrice(offer),
      refusal: shown(refusal, product, joining, pricings),
    };
  });
}

function shown(
  refusal: PackRefusal | null,
  product: Product,
  joining: JoiningPictures,
  pricings: readonly Pricing[],
): RefusalShown | null {
  if (refusal === null) return null;
  if (refusal.reason === "noRoom") {
    const taken = Math.max(0, packCapacity(product) - refusal.room);
    return {
      reason: "noRoom",
      words: noRoomWords(refusal, joining.count),
      places: { taken, free: refusal.room, selected: joining.count },
    };
  }
  const labelOf = (id: number) => pricings.find((pricing) => pricing.id === id)?.label ?? "";
  const categories = { picture: labelOf(joining.pricingId), pack: labelOf(product.pricingId) };
  return {
    reason: "incompatible",
    words: incompatibleWords(categories.picture, categories.pack),
    categories,
  };
}
