import type { Selectable } from "kysely";
import {
  type BegunPack,
  bestPrice,
  type PackOffer,
  type PackProposal,
  type SinglePicture,
} from "../../src/domain/bestPrice/bestPrice.ts";
import { isPaperVariant, itemPrice } from "../../src/domain/products/product.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { chosenOptions } from "./configured.ts";
import { type Charge, readOrderCharges } from "./orderCharges.ts";

type Product = Selectable<Database["product"]>;
type Variant = Selectable<Database["productVariant"]>;

/** Packs that make an order cheaper, with the products and variants they refer to. */
export interface SuggestedPacks {
  /** How much the order's total falls, in cents; 0 where nothing is suggested. */
  gain: number;
  proposals: PackProposal[];
  products: ReadonlyMap<string, Product>;
  variants: ReadonlyMap<string, Variant>;
}

/**
 * Returns the packs that hold an order's single pictures at the lowest cost, at today's prices. Returns none unless the whole
 * order costs less: packs may take it below the amount of free shipping.
 * @param charge what the order is charged with, where other totals of this transaction must agree with it
 */
export async function suggestPacks(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings" | "now">,
  charge?: Charge,
): Promise<SuggestedPacks> {
  const held = await readHeld(tx, orderUuid);
  const pricings = new Set(held.filter(({ product }) => product.nature === "sp").map(pricingOf));
  const none: SuggestedPacks = { gain: 0, proposals: [], products: new Map(), variants: new Map() };
  if (pricings.size === 0) return none;
  const sold = await readPacksOnSale(tx, [...pricings]);
  const proposals = bestPrice(
    held.flatMap(singleOf),
    sold.map(({ product, variant }) => offerOf(product, variant)),
    held.flatMap(begunOf),
  );
  if (proposals.length === 0) return none;
  const items = {
    subtotal: held.reduce((cents, { price, item }) => cents + price * item.quantity, 0),
    hasPaper: held.some(({ variant }) => isPaperVariant(variant)),
  };
  const saved = proposals.reduce((cents, { splitPrice, packPrice }) => cents + splitPrice - packPrice, 0);
  const chargeItems = charge ?? (await readOrderCharges(tx, orderUuid, services));
  const total = (subtotal: number) => {
    const { shipping, discount } = chargeItems({ ...items, subtotal });
    return subtotal + (shipping ?? 0) + discount;
  };
  const gain = total(items.subtotal) - total(items.subtotal - saved);
  if (gain <= 0) return none;
  const all = [...held, ...sold];
  return {
    gain,
    proposals,
    products: new Map(all.map(({ product }) => [product.uuid, product])),
    variants: new Map(all.map(({ variant }) => [variant.uuid, variant])),
  };
}

type Held = Awaited<ReturnType<typeof readHeld>>[number];

/** Returns an order's items with their products, content and current prices. */
async function readHeld(tx: Tx, orderUuid: string) {
  const items = await tx
    .selectFrom("orderItem")
    .selectAll()
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("uuid")
    .execute();
  if (items.length === 0) return [];
  const uuids = (column: "productUuid" | "productVariantUuid") =>
    items.map((item) => item[column]).filter((uuid) => uuid !== null);
  // Includes products no longer sold: they are in the cart.
  const products = await tx
    .selectFrom("product")
    .selectAll()
    .where("uuid", "in", uuids("productUuid"))
    .execute();
  const variants = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where("uuid", "in", uuids("productVariantUuid"))
    .execute();
  const places = await readPlaces(tx, orderUuid);
  return items.flatMap((item) => {
    const product = products.find(({ uuid }) => uuid === item.productUuid);
    const variant = variants.find(({ uuid }) => uuid === item.productVariantUuid);
    if (!product || !variant) return [];
    const own = places.filter(({ orderItemUuid }) => orderItemUuid === item.uuid);
    return [{ item, product, variant, places: own, price: itemPrice(variant, chosenOptions(item)) }];
  });
}

function readPlaces(tx: Tx, orderUuid: string) {
  return tx
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .select(["place.orderItemUuid", "place.pictureUuid", "place.groupPosition"])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .execute();
}

async function readPacksOnSale(tx: Tx, pricings: readonly number[]) {
  const products = await tx
    .selectFrom("product")
    .selectAll()
    .where("pricingId", "in", pricings)
    .where("nature", "=", "multi")
    .where("isDeleted", "=", false)
    .execute();
  if (products.length === 0) return [];
  const variants = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where(
      "productUuid",
      "in",
      products.map(({ uuid }) => uuid),
    )
    .where("isDeleted", "=", false)
    .orderBy("base_price")
    .orderBy("uuid")
    .execute();
  return variants.flatMap((variant) => {
    const product = products.find(({ uuid }) => uuid === variant.productUuid);
    return product ? [{ product, variant }] : [];
  });
}

const pricingOf = ({ product }: Held) => product.pricingId;

function offerOf(product: Product, variant: Variant): PackOffer {
  const { grp1_count, grp2_count, pricingId } = product;
  return {
    ...variant,
    grp1_count,
    grp2_count,
    pricingId,
    variantUuid: variant.uuid,
    productUuid: product.uuid,
  };
}

function singleOf({ item, product, variant, places, price }: Held): SinglePicture[] {
  const [place] = places;
  if (product.nature !== "sp" || !place) return [];
  return [
    {
      itemUuid: item.uuid,
      pictureUuid: place.pictureUuid,
      pricingId: product.pricingId,
      format: variant.grp1_format,
      options: chosenOptions(item),
      quantity: item.quantity,
      unitPrice: price,
    },
  ];
}

function begunOf({ item, product, variant, places }: Held): BegunPack[] {
  if (product.nature !== "multi") return [];
  const first = places.filter(({ groupPosition }) => groupPosition === 1).length;
  return [
    {
      itemUuid: item.uuid,
      offer: offerOf(product, variant),
      options: chosenOptions(item),
      quantity: item.quantity,
      held: [first, places.length - first],
      pictureUuids: places.map(({ pictureUuid }) => pictureUuid),
    },
  ];
}
