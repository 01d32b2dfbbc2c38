import type { discountCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { discountsBestFirst } from "./discounts.ts";

/** Returns past, present and future discounts, best first: the first active one is the best (design.md). */
export const listDiscounts: Handler<typeof discountCalls.listDiscounts> = ({ db }) =>
  discountsBestFirst(db).selectAll().execute();
