import { type ByGroup, freePlaces, type GroupSizes } from "../packs/packCapacity.ts";
import { isDigitalFormat, type PictureFormat } from "../products/pictureFormat.ts";
import { type ItemOptions, itemPrice, optionsRefusal, type VariantPrices } from "../products/product.ts";
import type { Bin, Fill, Piece } from "./packFill.ts";
import { planPacks } from "./packPlan.ts";

/** A single picture of the cart, with its unit price in cents. */
export interface SinglePicture {
  itemUuid: string;
  pictureUuid: string;
  pricingId: number;
  format: PictureFormat;
  options: ItemOptions;
  quantity: number;
  unitPrice: number;
}

/** A variant on sale of a pack of pictures. */
export interface PackOffer extends GroupSizes, VariantPrices {
  variantUuid: string;
  productUuid: string;
  pricingId: number;
}

/** A pack of the cart with free places. */
export interface BegunPack {
  itemUuid: string;
  offer: PackOffer;
  options: ItemOptions;
  quantity: number;
  held: ByGroup;
  /** The pictures already in it. */
  pictureUuids: readonly string[];
}

/** Single pictures to put into one pack. Amounts in cents. */
export type PackProposal = {
  offer: PackOffer;
  options: ItemOptions;
  /** The cart lines for the first group and for the second. */
  itemUuids: readonly [string[], string[]];
  /** Its addition to the cart's price: 0 if the pack is already in the cart. */
  packPrice: number;
  /** Price of the pieces as single items. */
  splitPrice: number;
} & (
  | {
      kind: "fillExisting";
      orderItemUuid: string;
      /** Its free places. */
      free: ByGroup;
    }
  | { kind: "newOrderItem" }
);

/** Twice a full selection: more than a shopper buys, and few enough not to slow down other requests. */
const piecesMaximum = 600;

const optionChoices: readonly ItemOptions[] = [false, true].flatMap((withNumericOption) => [
  { withMatOption: false, withSatinOption: false, withNumericOption },
  { withMatOption: true, withSatinOption: false, withNumericOption },
  { withMatOption: false, withSatinOption: true, withNumericOption },
]);

/**
 * Finds the packs that hold a cart's single pictures at the lowest price (specification, section 2 "Suggestion", over
 * the whole cart): a pack is proposed if its pieces cost more as single items. A picture keeps its format, surface and
 * digital copy, and is in a pack only once. New packs have quantity 1; one with free places can still cost less than
 * its pieces. Exact for small carts (decision 18).
 */
export function bestPrice(
  singles: readonly SinglePicture[],
  offers: readonly PackOffer[],
  begun: readonly BegunPack[],
): PackProposal[] {
  const sources = new Map<Bin, Source>([
    ...begun.map((pack) => [binOf(pack, pack.options, pack), { ...pack, isBegun: true }] as const),
    ...newPacks(offers),
  ]);
  const { fills } = planPacks(piecesOf(singles), [...sources.keys()]);
  return fills.flatMap((fill) => {
    const source = sources.get(fill.bin);
    return source ? [proposalOf(fill, source)] : [];
  });
}

type Source = { offer: PackOffer; options: ItemOptions } & (
  | { isBegun: true; itemUuid: string; held: ByGroup }
  | { isBegun: false }
);

/** Every pack on sale with each combination of options, empty. */
function newPacks(offers: readonly PackOffer[]): [Bin, Source][] {
  return offers.flatMap((offer) =>
    optionChoices
      .filter((options) => optionsRefusal(offer, options) === null)
      .map((options): [Bin, Source] => [
        binOf({ offer, held: [0, 0] }, options),
        { offer, options, isBegun: false },
      ]),
  );
}

/** The packs on sale as bins, to measure a plan's quality. */
export function priceBins(offers: readonly PackOffer[]): Bin[] {
  return newPacks(offers).map(([bin]) => bin);
}

/** The single pictures as pieces, likewise; lines beyond `piecesMaximum` are left out. */
export function piecesOf(singles: readonly SinglePicture[]): Piece[] {
  let counted = 0;
  return singles
    .filter(({ quantity }) => {
      const fits = counted + quantity <= piecesMaximum;
      if (fits) counted += quantity;
      return fits;
    })
    .map(({ itemUuid, pictureUuid, pricingId, format, options, quantity, unitPrice }) => ({
      id: itemUuid,
      picture: pictureUuid,
      kind: kindOf(pricingId, format, options),
      price: unitPrice,
      count: quantity,
    }));
}

/** Key of what a single picture and a pack must have in common. */
function kindOf(pricingId: number, format: PictureFormat, options: ItemOptions): string {
  if (isDigitalFormat(format)) return `${pricingId} ${format}`;
  const surface = options.withMatOption ? "mat" : options.withSatinOption ? "satin" : "none";
  return `${pricingId} ${format} ${surface}${options.withNumericOption ? " copy" : ""}`;
}

function formatsOf(offer: PackOffer): readonly [PictureFormat, PictureFormat] {
  return [offer.grp1_format, offer.grp2_format ?? offer.grp1_format];
}

function binOf(
  { offer, held }: { offer: PackOffer; held: ByGroup },
  options: ItemOptions,
  begun?: BegunPack,
): Bin {
  const free = freePlaces(offer, held);
  const needs = new Map<string, number>();
  formatsOf(offer).forEach((format, group) => {
    const kind = kindOf(offer.pricingId, format, options);
    const places = free[group] ?? 0;
    if (places > 0) needs.set(kind, (needs.get(kind) ?? 0) + places);
  });
  return {
    price: begun ? 0 : itemPrice(offer, options),
    needs: [...needs].map(([kind, places]) => ({ kind, places })),
    takes: begun?.quantity ?? 1,
    once: begun !== undefined,
    holds: new Set(begun?.pictureUuids),
  };
}

function proposalOf({ bin, ids, value }: Fill, source: Source): PackProposal {
  const { offer, options } = source;
  const held = source.isBegun ? source.held : ([0, 0] as const);
  const free = freePlaces(offer, held);
  const common = {
    offer,
    options,
    itemUuids: byGroup(bin, ids, free[0]),
    packPrice: bin.price,
    splitPrice: value,
  };
  return source.isBegun
    ? { kind: "fillExisting", orderItemUuid: source.itemUuid, free, ...common }
    : { kind: "newOrderItem", ...common };
}

/** Groups with the same format share one need: the first group's places are filled first. */
function byGroup(bin: Bin, ids: readonly string[][], first: number): readonly [string[], string[]] {
  const [one = [], two = []] = ids;
  if (bin.needs.length === 2) return [one, two];
  return [one.slice(0, first), one.slice(first)];
}
