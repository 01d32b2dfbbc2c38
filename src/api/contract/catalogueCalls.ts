import * as z from "zod/mini";
import { searchTextMaximum } from "../../domain/shop/limits.ts";
import { eventsDisplayModes, placeKinds, placeModes } from "../../domain/shop/place.ts";
import {
  advertSchema,
  contestSchema,
  discountSchema,
  eventSchema,
  filterTypeSchema,
  filterValueSchema,
  foundContestSchema,
  foundEventSchema,
  foundFilterValueSchema,
  pricingSchema,
  productSchema,
  productVariantSchema,
  shippingPriceSchema,
} from "./catalogueEntities.ts";
import { endpoint } from "./endpoint.ts";
import { line, naturalQuery, pageQuery, uuid, uuidList } from "./fields.ts";

const byUuid = z.object({ uuid });
const numericId = z.object({ id: naturalQuery });
const maybeUuid = z.optional(uuid);
const search = z.optional(line(searchTextMaximum));
const errors = ["NOT_FOUND"] as const;

/** A public call of the catalogue. */
function read<const P extends `/anonymous/${string}`, A extends z.ZodMiniType>(
  path: P,
  summary: string,
  answer: A,
) {
  return endpoint({ method: "GET", path, summary, answer, cacheable: true });
}

function readOne<const P extends `/anonymous/${string}`, A extends z.ZodMiniType>(
  path: P,
  summary: string,
  answer: A,
) {
  return endpoint({ method: "GET", path, summary, params: byUuid, answer, errors, cacheable: true });
}

export const productCalls = {
  listProducts: read("/anonymous/products/all", "Every product", z.array(productSchema)),
  listProductsOfPricing: endpoint({
    method: "GET",
    path: "/anonymous/products",
    summary: "The products of one pricing",
    query: z.object({ pricingId: naturalQuery }),
    answer: z.array(productSchema),
    cacheable: true,
  }),
  readProduct: readOne(
    "/anonymous/products/{uuid}",
    "One product, also one that is no longer sold",
    productSchema,
  ),
};

export const productVariantCalls = {
  listVariants: read("/anonymous/productVariants/all", "Every variant", z.array(productVariantSchema)),
  listVariantsOfProduct: endpoint({
    method: "GET",
    path: "/anonymous/productVariants",
    summary: "The variants of one product, cheapest first",
    query: z.object({ productUuid: uuid }),
    answer: z.array(productVariantSchema),
    cacheable: true,
  }),
  readVariant: readOne(
    "/anonymous/productVariants/{uuid}",
    "One variant, also one that is no longer sold",
    productVariantSchema,
  ),
};

export const eventCalls = {
  listEvents: endpoint({
    method: "GET",
    path: "/anonymous/events",
    summary: "The visible events, newest first; only those with pictures of a filter value",
    query: z.object({ filterValueUuid: maybeUuid, ...pageQuery }),
    answer: z.array(foundEventSchema),
    divisible: true,
    cacheable: true,
  }),
  readEvent: readOne("/anonymous/events/{uuid}", "One visible event", eventSchema),
};

export const contestCalls = {
  listContests: endpoint({
    method: "GET",
    path: "/anonymous/contests",
    summary: "The visible contests, of one event or of all",
    query: z.object({ eventUuid: maybeUuid, ...pageQuery }),
    answer: z.array(contestSchema),
    divisible: true,
    cacheable: true,
  }),
  searchContests: endpoint({
    method: "GET",
    path: "/anonymous/contests/search",
    summary: "The visible contests by event, filter value and text of the label",
    query: z.object({ eventUuid: maybeUuid, filterValueUuid: maybeUuid, textSearch: search, ...pageQuery }),
    answer: z.array(foundContestSchema),
    divisible: true,
    cacheable: true,
  }),
  listContestsOfOrder: endpoint({
    method: "GET",
    path: "/anonymous/contests/inOrder",
    summary: "The contests that an order speaks of",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(contestSchema),
    errors: ["FORBIDDEN"],
  }),
  listContestsOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/contests/inCurrentOrder",
    summary: "The contests that the current order speaks of",
    answer: z.array(contestSchema),
  }),
  readContest: readOne("/anonymous/contests/{uuid}", "One visible contest", contestSchema),
};

export const pricingCalls = {
  listPricings: read("/anonymous/pricings", "Every pricing", z.array(pricingSchema)),
  readPricing: endpoint({
    method: "GET",
    path: "/anonymous/pricings/{id}",
    summary: "One pricing",
    params: numericId,
    answer: pricingSchema,
    errors,
    cacheable: true,
  }),
};

export const configCalls = {
  readCdnHost: read(
    "/anonymous/configs/cdnHost",
    "Where images come from",
    z.object({ cdnHost: z.string() }),
  ),
  readPlaceMode: read(
    "/anonymous/configs/placeMode",
    "Whose words the shop speaks",
    z.object({ placeMode: z.enum(placeModes) }),
  ),
  readPlaceWhat: read(
    "/anonymous/configs/placeWhat",
    "The kind of place",
    z.object({ placeWhat: z.enum(placeKinds) }),
  ),
  readEventsDisplayMode: read(
    "/anonymous/configs/eventsDisplayMode",
    "Which events are shown",
    z.object({ eventsDisplayMode: z.enum(eventsDisplayModes) }),
  ),
  readShippingPrice: read(
    "/anonymous/configs/shippingPrice",
    "What shipping costs, and from which total of the items it is free",
    shippingPriceSchema,
  ),
};

export const discountCalls = {
  listDiscounts: read("/anonymous/discounts", "The discounts, best first", z.array(discountSchema)),
};

export const advertCalls = {
  listAdverts: read("/anonymous/adverts", "The adverts of this kind of place", z.array(advertSchema)),
};

export const filterTypeCalls = {
  listFilterTypes: read("/anonymous/filterTypes", "The types of filter values", z.array(filterTypeSchema)),
};

export const filterValueCalls = {
  listFilterValues: endpoint({
    method: "GET",
    path: "/anonymous/filterValues",
    summary: "Filter values by name, event and type, best first, each with its newest events",
    query: z.object({
      eventUuids: z.optional(uuidList),
      tagSearch: search,
      limit: z.optional(naturalQuery),
      filterTypeUuid: maybeUuid,
    }),
    answer: z.array(foundFilterValueSchema),
    cacheable: true,
  }),
  listLinkedFilterValues: endpoint({
    method: "GET",
    path: "/anonymous/filterValues/linkedFilterValues",
    summary: "Filter values that share a picture with another one, or are in a contest's pictures",
    query: z.object({
      tagSearch: search,
      limit: z.optional(naturalQuery),
      filterTypeUuid: maybeUuid,
      eventUuid: maybeUuid,
      contestUuid: maybeUuid,
      existingFilterValueUuid: maybeUuid,
    }),
    answer: z.array(filterValueSchema),
    cacheable: true,
  }),
  listFilterValuesOfPicture: endpoint({
    method: "GET",
    path: "/anonymous/filterValues/inPicture",
    summary: "Who and what a picture shows, of the types that serve as tags: horses, then riders, then bibs",
    query: z.object({ pictureUuid: uuid }),
    answer: z.array(filterValueSchema),
    cacheable: true,
  }),
  listFilterValuesOfOrder: endpoint({
    method: "GET",
    path: "/anonymous/filterValues/inOrder",
    summary: "The filter values that an order speaks of",
    query: z.object({ orderUuid: uuid }),
    answer: z.array(filterValueSchema),
    errors: ["FORBIDDEN"],
  }),
  listFilterValuesOfCurrentOrder: endpoint({
    method: "GET",
    path: "/anonymous/filterValues/inCurrentOrder",
    summary: "The filter values that the current order speaks of",
    answer: z.array(filterValueSchema),
  }),
  readFilterValue: readOne("/anonymous/filterValues/{uuid}", "One filter value", filterValueSchema),
};
