import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";

/** Returns the webhooks that are told of events, in the order in which they were added, without their secrets. */
export function listWebhooks(db: Db, page: Page = {}) {
  return readPage(
    db,
    db
      .selectFrom("webhook")
      .select(["id", "url", "events", "createdAt"])
      .where("endedAt", "is", null)
      .orderBy("id"),
    page,
  );
}
