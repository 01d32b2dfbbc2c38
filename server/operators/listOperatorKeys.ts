import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";

/** Returns the valid keys of other programs by name, without the keys themselves. */
export function listOperatorKeys(db: Db, page: Page = {}) {
  return readPage(
    db,
    db
      .selectFrom("operatorKey")
      .select(["name", "scopes", "createdAt", "lastUsedAt"])
      .where("endedAt", "is", null)
      .orderBy("name"),
    page,
  );
}
