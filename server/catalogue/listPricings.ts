import type { pricingCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const listPricings: Handler<typeof pricingCalls.listPricings> = ({ db }) =>
  db.selectFrom("pricing").selectAll().where("isDeleted", "=", false).orderBy("id").execute();
