import type { productVariantCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { cheapestFirst } from "./catalogueOrder.ts";

export const listVariantsOfProduct: Handler<typeof productVariantCalls.listVariantsOfProduct> = (
  { db },
  { query },
) =>
  cheapestFirst(
    db
      .selectFrom("productVariant")
      .selectAll()
      .where("productUuid", "=", query.productUuid)
      .where("isDeleted", "=", false),
  ).execute();
