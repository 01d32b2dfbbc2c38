import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { discountsBestFirst } from "./discounts.ts";

/** Past, present and future ones, best first: the first that is active is the best (design.md). */
export const listDiscounts: Handler<typeof contract.discounts.listDiscounts> = ({ db }) =>
  discountsBestFirst(db).selectAll().execute();
