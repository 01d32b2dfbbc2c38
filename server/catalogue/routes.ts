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
  all: listProducts,
  byPricing: listProductsOfPricing,
  byUuid: readProduct,
} satisfies VerbsOf<"products">;

export const productVariantVerbs = {
  all: listVariants,
  byProduct: listVariantsOfProduct,
  byUuid: readVariant,
} satisfies VerbsOf<"productVariants">;

export const pricingVerbs = { list: listPricings, byId: readPricing } satisfies VerbsOf<"pricings">;

export const eventVerbs = { list: listEvents, byUuid: readEvent } satisfies VerbsOf<"events">;

export const contestVerbs = {
  list: listContests,
  search: searchContests,
  inOrder: listContestsOfOrder,
  inCurrentOrder: listContestsOfCurrentOrder,
  byUuid: readContest,
} satisfies VerbsOf<"contests">;

export const discountVerbs = { list: listDiscounts } satisfies VerbsOf<"discounts">;
export const advertVerbs = { list: listAdverts } satisfies VerbsOf<"adverts">;
export const filterTypeVerbs = { list: listFilterTypes } satisfies VerbsOf<"filterTypes">;
