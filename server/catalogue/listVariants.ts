import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { cheapestFirst } from "./catalogueOrder.ts";

export const listVariants: Handler<typeof contract.productVariants.listVariants> = ({ db }) =>
  cheapestFirst(db.selectFrom("productVariant").selectAll().where("isDeleted", "=", false)).execute();
