import { type Page, readPage } from "../../core/page.ts";
import type { Db } from "../../db/database.ts";

/** Returns what the shop sells: each format of each product with its prices in cents, by pricing. */
export const listCatalogue = (db: Db, page: Page) =>
  readPage(
    db,
    db
      .selectFrom("productVariant as variant")
      .innerJoin("product", "product.uuid", "variant.productUuid")
      .innerJoin("pricing", "pricing.id", "product.pricingId")
      .select(["variant.uuid", "variant.productUuid", "product.pricingId"])
      .select(["pricing.label as pricing", "product.label", "product.nature"])
      .select(["variant.grp1_format", "variant.grp2_format", "variant.base_price"])
      .select(["variant.mat_option", "variant.satin_option", "variant.numeric_option"])
      .where("variant.isDeleted", "=", false)
      .where("product.isDeleted", "=", false)
      .orderBy("pricing.id")
      .orderBy("product.nature", "desc")
      .orderBy("product.label")
      .orderBy("variant.base_price")
      .orderBy("variant.uuid"),
    page,
  );
