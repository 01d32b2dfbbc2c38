import type { Services } from "../core/services.ts";
import type { Db } from "../db/database.ts";

/** Returns what the banner and prices need of current and future discounts, in the same order: the page carries them (decision 27). */
export const listPageDiscounts = ({ db, now }: Pick<Services, "db" | "now">) =>
  discountsBestFirst(db)
    .select(["description", "percent", "startAt", "endAt"])
    .where("endAt", ">", now().toISOString())
    .execute();

export const discountsBestFirst = (db: Db) =>
  db
    .selectFrom("discount")
    .where("isDeleted", "=", false)
    .orderBy("percent", "desc")
    .orderBy("startAt", "desc")
    .orderBy("id");
