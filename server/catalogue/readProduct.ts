import type { productCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Includes products no longer sold: the carts and orders with them show their names. */
export const readProduct: Handler<typeof productCalls.readProduct> = async ({ db }, { params }) =>
  orNotFound(await db.selectFrom("product").selectAll().where("uuid", "=", params.uuid).executeTakeFirst());
