import type { productCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { inCatalogueOrder } from "./catalogueOrder.ts";

export const listProductsOfPricing: Handler<typeof productCalls.listProductsOfPricing> = (
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
