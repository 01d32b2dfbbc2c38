import type { Pricing, Product } from "../../api/contract/catalogueEntities.ts";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import { incompatibleWords, noRoomWords } from "../../domain/packRefusalWords.ts";
import { type PackRefusal, packCapacity, packRefusal } from "../../domain/packRoom.ts";
import type { Offer } from "./atoms.ts";
import { roomWords, startingPrice } from "./texts.ts";

/** A pack of the cart that still has places. */
export interface OpenPack {
  item: OrderItem;
  product: Product;
}

/** Where pictures can go: the cart's packs with places left, and the products that would become a new one. */
export interface PackChoices {
  open: readonly OpenPack[];
  offers: readonly Offer[];
  pricings: readonly Pricing[];
}

/** What would join a pack. */
export interface JoiningPictures {
  pricingId: number;
  /** How many: 1 in the modal's packSelection, the ticked ones in multiPackSelection. */
  count: number;
}

/** One line of the choice, in words. */
export interface PackLine {
  uuid: string;
  label: string;
  /** Places, and the price of a new pack. */
  room: string;
  price: string | null;
  refusal: { reason: PackRefusal["reason"]; words: string } | null;
}

export function openPackLines({ open, pricings }: PackChoices, joining: JoiningPictures): PackLine[] {
  return open.map(({ item, product }) => {
    const { remainingPictures } = item;
    const refusal = packRefusal(joining, { kind: "existing", remainingPictures, ...product });
    return {
      uuid: item.uuid,
      label: product.label,
      room: roomWords(remainingPictures ?? 0, packCapacity(product)),
      price: null,
      refusal: inWords(refusal, product.pricingId, joining, pricings),
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
      room: product.description,
      price: startingPrice(offer),
      refusal: inWords(refusal, product.pricingId, joining, pricings),
    };
  });
}

function inWords(
  refusal: PackRefusal | null,
  pricingId: number,
  joining: JoiningPictures,
  pricings: readonly Pricing[],
): PackLine["refusal"] {
  if (refusal === null) return null;
  const labelOf = (id: number) => pricings.find((pricing) => pricing.id === id)?.label ?? "";
  const words =
    refusal.reason === "noRoom"
      ? noRoomWords(refusal, joining.count)
      : incompatibleWords(labelOf(joining.pricingId), labelOf(pricingId));
  return { reason: refusal.reason, words };
}
