import { type SelectQueryBuilder, sql } from "kysely";
import type { contract } from "../../src/api/contract/contract.ts";
import type { Database } from "../db/schema.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";

type Products = typeof contract.products;
type Variants = typeof contract.productVariants;

/** Single pictures first, then packs, then whole events. */
function inCatalogueOrder<Row>(query: SelectQueryBuilder<Database, "product", Row>) {
  return query
    .orderBy(sql`array_position(array['sp', 'multi', 'filter'], "nature")`)
    .orderBy("label")
    .orderBy("uuid");
}

function cheapestFirst<Row>(query: SelectQueryBuilder<Database, "productVariant", Row>) {
  return query.orderBy("base_price").orderBy("uuid");
}

export const listProducts: Verb<Products["listProducts"]> = ({ db }) =>
  inCatalogueOrder(db.selectFrom("product").selectAll().where("isDeleted", "=", false)).execute();

export const listProductsOfPricing: Verb<Products["listProductsOfPricing"]> = ({ db }, { query }) =>
  inCatalogueOrder(
    db
      .selectFrom("product")
      .selectAll()
      .where("pricingId", "=", query.pricingId)
      .where("isDeleted", "=", false),
  ).execute();

/** Also one that is no longer sold: it has a name in the carts and orders that hold it. */
export const readProduct: Verb<Products["readProduct"]> = async ({ db }, { params }) =>
  found(await db.selectFrom("product").selectAll().where("uuid", "=", params.uuid).executeTakeFirst());

export const listVariants: Verb<Variants["listVariants"]> = ({ db }) =>
  cheapestFirst(db.selectFrom("productVariant").selectAll().where("isDeleted", "=", false)).execute();

export const listVariantsOfProduct: Verb<Variants["listVariantsOfProduct"]> = ({ db }, { query }) =>
  cheapestFirst(
    db
      .selectFrom("productVariant")
      .selectAll()
      .where("productUuid", "=", query.productUuid)
      .where("isDeleted", "=", false),
  ).execute();

/** Likewise. */
export const readVariant: Verb<Variants["readVariant"]> = async ({ db }, { params }) =>
  found(await db.selectFrom("productVariant").selectAll().where("uuid", "=", params.uuid).executeTakeFirst());
