import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { inCatalogueOrder } from "./catalogueOrder.ts";

export const listProducts: Handler<typeof contract.products.listProducts> = ({ db }) =>
  inCatalogueOrder(db.selectFrom("product").selectAll().where("isDeleted", "=", false)).execute();
