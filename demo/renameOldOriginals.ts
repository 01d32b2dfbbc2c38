import { sql } from "kysely";
import type { Db } from "../server/db/database.ts";
import { demoEvents } from "./demoEvents.ts";
import { advertImages, eventCover } from "./demoImages.ts";
import { largeEventCover } from "./largeEventRounds.ts";

/**
 * Renames the originals of a demonstration seeded before they had keys in the store (`scene:horse/12/104/9/10.5/6000x4000`) to
 * their current keys. Does nothing in any other shop.
 */
export async function renameOldOriginals(db: Db): Promise<void> {
  const old = await db
    .selectFrom("plainImage")
    .select("uuid")
    .where("originalKey", "like", "scene:%")
    .execute();
  if (old.length === 0) return;
  const images = [...demoEvents.map(eventCover), ...advertImages(), largeEventCover(0)];
  await db.transaction().execute(async (tx) => {
    await sql`
      update "picture" set "originalKey" = 'originals/' || "eventUuid" || '/' || "contestUuid" || '/' ||
        regexp_replace("originalKey", '^scene:([^/]+)/([^/]+)/([^/]+)/([^/]+)/([^/]+)/(.+)$', '\\1_\\4_\\5_\\6_\\2-\\3.jpg')
      where "originalKey" like 'scene:%'`.execute(tx);
    for (const { uuid, originalKey } of images) {
      await tx.updateTable("plainImage").set({ originalKey }).where("uuid", "=", uuid).execute();
    }
  });
}
