import type { productCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { inCatalogueOrder } from "./catalogueOrder.ts";

export const listProducts: Handler<typeof productCalls.listProducts> = ({ db }) =>
  inCatalogueOrder(db.selectFrom("product").selectAll().where("isDeleted", "=", false)).execute();
