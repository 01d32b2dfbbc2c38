import type { Pricing, Product, ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import type { OrderItem } from "../../src/api/contract/orderEntities.ts";
import { answering } from "./calls.ts";
import { noSlots } from "./noSlots.ts";
import { openPack, print20, print as singlePrint } from "./orderData.ts";

/** Packs as the server would return them: products, their variants, and those begun in the cart. */

const stored = {
  createdAt: "2026-05-16T09:12:00.000Z",
  modifiedAt: "2026-05-16T09:12:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};
const uuid = (kind: string, number: number) =>
  `${kind.padEnd(8, "0")}-0000-4000-8000-${String(number).padStart(12, "0")}`;

const pricing = (id: number, label: string): Pricing => ({
  ...stored,
  id,
  label,
  workspaceUuid: uuid("a0", 1),
});
export const pricings = [pricing(1, "Équestre"), pricing(2, "Automobile")];

function product(number: number, label: string, description: string, change: Partial<Product>): Product {
  return {
    ...stored,
    uuid: uuid("b2", number),
    pricingId: 1,
    nature: "multi",
    label,
    description,
    longDescription: description,
    ...noSlots,
    ...change,
  };
}

function variant(
  number: number,
  of: Product,
  grp1_format: ProductVariant["grp1_format"],
  base_price: number,
  grp2_format: ProductVariant["grp2_format"] = null,
): ProductVariant {
  return {
    ...stored,
    uuid: uuid("d2", number),
    productUuid: of.uuid,
    grp1_format,
    grp2_format,
    base_price,
    mat_option: null,
    satin_option: null,
    numeric_option: null,
  };
}

export const fivePrints = product(
  1,
  "Pack 5 tirages",
  "Cinq photos au choix, tirées sur papier, moins chères qu’à l’unité.",
  { grp1_count: 5 },
);
const mixed = product(
  2,
  "Pack 3 tirages et 2 fichiers",
  "Trois tirages à encadrer et deux fichiers à partager.",
  { grp1_count: 3, grp2_count: 2 },
);
const threeFiles = product(
  3,
  "Pack 3 fichiers",
  "Trois photos en fichiers, pour garder et partager l’essentiel.",
  { grp1_count: 3 },
);
const paddock = product(4, "Pack Paddock", "Six photos de vos passages, tirées sur papier.", {
  pricingId: 2,
  grp1_count: 6,
});

/** Products for a new pack, cheapest variant first; the last has one format. */
export const packOffers = [
  {
    product: fivePrints,
    variants: [variant(1, fivePrints, "15_22", 3500), variant(2, fivePrints, "20_30", 5900)],
  },
  {
    product: mixed,
    variants: [variant(3, mixed, "15_22", 3900, "low"), variant(4, mixed, "20_30", 6500, "average")],
  },
  { product: threeFiles, variants: [variant(5, threeFiles, "average", 4500)] },
];

const begun = (number: number, of: Product, remainingPictures: number) => {
  const sold = packOffers.find(({ product: one }) => one === of)?.variants[0] ?? null;
  const item: OrderItem = {
    ...openPack,
    uuid: uuid("f2", number),
    productUuid: of.uuid,
    productVariantUuid: sold?.uuid ?? openPack.productVariantUuid,
    remainingPictures,
  };
  return { item, product: of, variant: sold };
};
/** Packs of the cart with free places. */
export const openPacks = [begun(1, fivePrints, 2), begun(2, mixed, 5)];
/** A pack that pictures of a horse show cannot join. */
export const openCarPack = begun(3, paddock, 6);

const round = product(
  5,
  "Mon parcours complet",
  "Toutes les photos d’un cavalier dans une épreuve, en fichiers.",
  { nature: "filter", filter1_nature: "contest", filter2_nature: "filterValue" },
);
const contest = product(
  6,
  "L’épreuve entière",
  "Toutes les photos d’une épreuve, en fichiers\u00a0: l’idéal pour un club ou un organisateur.",
  { nature: "filter", filter1_nature: "contest" },
);
/** Packs of the event's pricing that hold all pictures of a filter. */
export const filterPacks = [
  {
    product: round,
    variants: [
      variant(6, round, "low", 3900),
      variant(7, round, "average", 5900),
      variant(8, round, "high", 7900),
    ],
  },
  { product: contest, variants: [variant(9, contest, "average", 24900)] },
];

/** Every call on the way into a pack; put them before those of the shop. */
export const packCalls = [
  answering(contract.pricings.listPricings, pricings),
  answering(contract.orderItems.listUncompletePacks, [
    ...openPacks.map(({ item }) => item),
    openCarPack.item,
  ]),
  answering(contract.products.listProducts, [
    singlePrint,
    paddock,
    ...packOffers.map(({ product: sold }) => sold),
  ]),
  answering(contract.productVariants.listVariants, [
    print20,
    ...packOffers.flatMap(({ variants }) => variants),
  ]),
];

/** The same for filter packs. */
export const filterPackCalls = [
  answering(
    contract.products.listProducts,
    filterPacks.map(({ product: sold }) => sold),
  ),
  answering(
    contract.productVariants.listVariants,
    filterPacks.flatMap(({ variants }) => variants),
  ),
];
