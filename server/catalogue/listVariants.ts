import type { productVariantCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { cheapestFirst } from "./catalogueOrder.ts";

export const listVariants: Handler<typeof productVariantCalls.listVariants> = ({ db }) =>
  cheapestFirst(db.selectFrom("productVariant").selectAll().where("isDeleted", "=", false)).execute();
