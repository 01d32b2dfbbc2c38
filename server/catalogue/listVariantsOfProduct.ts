import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { cheapestFirst } from "./catalogueOrder.ts";

export const listVariantsOfProduct: Handler<typeof contract.productVariants.listVariantsOfProduct> = (
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
