import type { VerbsOf } from "../verb.ts";
import {
  listContests,
  listContestsOfCurrentOrder,
  listContestsOfOrder,
  readContest,
  searchContests,
} from "./contests.ts";
import { listEvents, readEvent } from "./events.ts";
import { listPricings, readPricing } from "./pricings.ts";
import {
  listProducts,
  listProductsOfPricing,
  listVariants,
  listVariantsOfProduct,
  readProduct,
  readVariant,
} from "./products.ts";
import { listAdverts, listDiscounts, listFilterTypes } from "./shopFront.ts";

export const productVerbs = {
  listProducts: listProducts,
  listProductsOfPricing: listProductsOfPricing,
  readProduct: readProduct,
} satisfies VerbsOf<"products">;

export const productVariantVerbs = {
  listVariants: listVariants,
  listVariantsOfProduct: listVariantsOfProduct,
  readVariant: readVariant,
} satisfies VerbsOf<"productVariants">;

export const pricingVerbs = {
  listPricings: listPricings,
  readPricing: readPricing,
} satisfies VerbsOf<"pricings">;

export const eventVerbs = { listEvents: listEvents, readEvent: readEvent } satisfies VerbsOf<"events">;

export const contestVerbs = {
  listContests: listContests,
  searchContests: searchContests,
  listContestsOfOrder: listContestsOfOrder,
  listContestsOfCurrentOrder: listContestsOfCurrentOrder,
  readContest: readContest,
} satisfies VerbsOf<"contests">;

export const discountVerbs = { listDiscounts: listDiscounts } satisfies VerbsOf<"discounts">;
export const advertVerbs = { listAdverts: listAdverts } satisfies VerbsOf<"adverts">;
export const filterTypeVerbs = { listFilterTypes: listFilterTypes } satisfies VerbsOf<"filterTypes">;
