import type { pricingCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

export const readPricing: Handler<typeof pricingCalls.readPricing> = async ({ db }, { params }) =>
  orNotFound(
    await db
      .selectFrom("pricing")
      .selectAll()
      .where("id", "=", params.id)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
