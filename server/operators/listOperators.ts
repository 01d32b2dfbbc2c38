import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";

/** Returns who may sign in, by e-mail address. */
export function listOperators(db: Db, page: Page = {}) {
  return readPage(
    db,
    db
      .selectFrom("operator")
      .select(["email", "role", "createdAt"])
      .where("endedAt", "is", null)
      .orderBy("email"),
    page,
  );
}
