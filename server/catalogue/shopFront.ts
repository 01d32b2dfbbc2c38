import type { contract } from "../../src/api/contract/contract.ts";
import { filterTypeLabel } from "../../src/domain/pictures/filterTypeLabel.ts";
import type { Db } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Verb } from "../verb.ts";

type Contract = typeof contract;

/** Past, present and future ones, best first: the first that is active is the best (design.md). */
export const listDiscounts: Verb<Contract["discounts"]["listDiscounts"]> = ({ db }) =>
  discountsBestFirst(db).selectAll().execute();

/** What the banner needs of those that are not over yet, in the same order: the page carries them (decision 27). */
export const listPageDiscounts = ({ db, now }: Pick<Services, "db" | "now">) =>
  discountsBestFirst(db)
    .select(["description", "startAt", "endAt"])
    .where("endAt", ">", now().toISOString())
    .execute();

const discountsBestFirst = (db: Db) =>
  db
    .selectFrom("discount")
    .where("isDeleted", "=", false)
    .orderBy("percent", "desc")
    .orderBy("startAt", "desc")
    .orderBy("id");

export const listAdverts: Verb<Contract["adverts"]["listAdverts"]> = ({ db, settings }) =>
  db
    .selectFrom("advert")
    .selectAll()
    .where(settings.placeWhat === "main" ? "isPlaceMain" : "isPlaceTruck", "=", true)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .orderBy("uuid")
    .execute();

/** A label of the shop's own speaks the words of the place, whichever place made it (design.md). */
export const listFilterTypes: Verb<Contract["filterTypes"]["listFilterTypes"]> = async ({ db, settings }) => {
  const types = await db
    .selectFrom("filterType")
    .selectAll()
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("code")
    .execute();
  return types.map((type) => ({ ...type, label: filterTypeLabel(type, settings.placeMode) }));
};
