import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Includes variants no longer sold. */
export const readVariant: Handler<typeof contract.productVariants.readVariant> = async ({ db }, { params }) =>
  orNotFound(
    await db.selectFrom("productVariant").selectAll().where("uuid", "=", params.uuid).executeTakeFirst(),
  );
