import type { productVariantCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Includes variants no longer sold. */
export const readVariant: Handler<typeof productVariantCalls.readVariant> = async ({ db }, { params }) =>
  orNotFound(
    await db.selectFrom("productVariant").selectAll().where("uuid", "=", params.uuid).executeTakeFirst(),
  );
