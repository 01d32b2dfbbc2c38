import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const listPricings: Handler<typeof contract.pricings.listPricings> = ({ db }) =>
  db.selectFrom("pricing").selectAll().where("isDeleted", "=", false).orderBy("id").execute();
