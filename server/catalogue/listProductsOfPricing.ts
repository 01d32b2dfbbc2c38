import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { inCatalogueOrder } from "./catalogueOrder.ts";

export const listProductsOfPricing: Handler<typeof contract.products.listProductsOfPricing> = (
  { db },
  { query },
) =>
  inCatalogueOrder(
    db
      .selectFrom("product")
      .selectAll()
      .where("pricingId", "=", query.pricingId)
      .where("isDeleted", "=", false),
  ).execute();
