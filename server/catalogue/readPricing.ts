import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

export const readPricing: Handler<typeof contract.pricings.readPricing> = async ({ db }, { params }) =>
  orNotFound(
    await db
      .selectFrom("pricing")
      .selectAll()
      .where("id", "=", params.id)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
