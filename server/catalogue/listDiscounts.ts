import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { discountsBestFirst } from "./discounts.ts";

/** Returns past, present and future discounts, best first: the first active one is the best (design.md). */
export const listDiscounts: Handler<typeof contract.discounts.listDiscounts> = ({ db }) =>
  discountsBestFirst(db).selectAll().execute();
