import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Where a picture is, and its original's storage key. */
export interface ShownPicture {
  eventUuid: string;
  contestUuid: string;
  original: string;
}

const isInSight = sql<boolean>`(event."isVisible" and not event."isDeleted" and contest."isVisible" and not contest."isDeleted")`;

const placedPictures = (db: Db) =>
  db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .where("picture.isDeleted", "=", false);

/**
 * Returns a picture whose previews may be served: one in sight, or one in an order or a cart, whose shopper still sees it when its
 * event or its contest is hidden. Null for any other.
 */
export async function findShownPicture(db: Db, uuid: string): Promise<ShownPicture | null> {
  const found = await placedPictures(db)
    .select(["picture.eventUuid", "picture.contestUuid", "picture.originalKey as original"])
    .where("picture.uuid", "=", uuid)
    .where(({ or, exists, selectFrom }) =>
      or([
        isInSight,
        exists(
          selectFrom("orderItemPicture")
            .select("uuid")
            .whereRef("orderItemPicture.pictureUuid", "=", "picture.uuid")
            .where("orderItemPicture.isDeleted", "=", false),
        ),
      ]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/** Returns the storage key of an advert's or a cover's original. Null if there is none, or it is the cover of something hidden. */
export async function findShownPlainImage(db: Db, uuid: string): Promise<string | null> {
  const found = await db
    .selectFrom("plainImage")
    .select("originalKey")
    .where("uuid", "=", uuid)
    .where(
      sql<boolean>`not exists (select from event where uuid = ${uuid} and (not "isVisible" or "isDeleted"))
        and not exists (
          select from contest join event on event.uuid = contest."eventUuid" where contest.uuid = ${uuid} and not ${isInSight})`,
    )
    .executeTakeFirst();
  return found?.originalKey ?? null;
}

/** Returns the first picture in sight of an event or of a contest: the cover of what has none of its own. */
export async function findFirstPicture(db: Db, uuid: string) {
  // One after the other: each finds it in its index.
  for (const place of ["picture.eventUuid", "picture.contestUuid"] as const) {
    const found = await placedPictures(db)
      .select(["picture.uuid", "picture.eventUuid", "picture.contestUuid"])
      .where(place, "=", uuid)
      .where(isInSight)
      .orderBy("picture.takenAt")
      .orderBy("picture.name")
      .limit(1)
      .executeTakeFirst();
    if (found) return found;
  }
  return null;
}
