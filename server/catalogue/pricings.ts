import type { contract } from "../../src/api/contract/contract.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";

type Pricings = typeof contract.pricings;

export const listPricings: Verb<Pricings["listPricings"]> = ({ db }) =>
  db.selectFrom("pricing").selectAll().where("isDeleted", "=", false).orderBy("id").execute();

export const readPricing: Verb<Pricings["readPricing"]> = async ({ db }, { params }) =>
  found(
    await db
      .selectFrom("pricing")
      .selectAll()
      .where("id", "=", params.id)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
