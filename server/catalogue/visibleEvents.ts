import type { Db } from "../db/database.ts";

export function visibleEvents(db: Db) {
  return db
    .selectFrom("event")
    .selectAll("event")
    .where("isVisible", "=", true)
    .where("isDeleted", "=", false);
}
