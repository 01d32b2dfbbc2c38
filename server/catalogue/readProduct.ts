import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Also one that is no longer sold: it has a name in the carts and orders that hold it. */
export const readProduct: Handler<typeof contract.products.readProduct> = async ({ db }, { params }) =>
  orNotFound(await db.selectFrom("product").selectAll().where("uuid", "=", params.uuid).executeTakeFirst());
