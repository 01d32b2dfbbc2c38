import { sql } from "kysely";
import type { Picture } from "../../src/api/contract/catalogueEntities.ts";
import type { pictureCalls } from "../../src/api/contract/pictureCalls.ts";
import type { Context } from "../core/context.ts";
import type { Handler } from "../core/handler.ts";
import type { Db } from "../db/database.ts";
import { namesOfPictures } from "./namesOfPictures.ts";
import { matching, visible } from "./pictureSearch.ts";

const fewPictures = 24;

export const listRecentPictures: Handler<typeof pictureCalls.listRecentPictures> = async (
  context,
  { query: { eventUuid, limit = fewPictures } },
) => {
  const newest = await newestOf(context, eventUuid);
  if (!newest || limit === 0) return [];
  const pictures = await spreadOverLastHour(context.db, newest, limit);
  const names = await namesOfPictures(
    context,
    pictures.map(({ uuid }) => uuid),
  );
  const byPicture = Map.groupBy(names, ({ pictureUuid }) => pictureUuid);
  return pictures.map((picture) => ({
    picture,
    names: (byPicture.get(picture.uuid) ?? []).map(({ value }) => value),
  }));
};

interface Newest {
  eventUuid: string;
  takenAt: string;
}

/** Returns the event and time of the newest picture of an event, or of all events that the place displays. */
async function newestOf(
  { db, settings }: Pick<Context, "db" | "settings">,
  eventUuid: string | undefined,
): Promise<Newest | undefined> {
  // One look into the index per event: no index has the pictures of all events by time.
  const last = visible(
    db.selectFrom("picture").select("picture.takenAt").where("picture.takenAt", "is not", null),
  )
    .where("picture.eventUuid", "=", sql.ref<string>("event.uuid"))
    .orderBy("picture.takenAt", "desc")
    .limit(1);
  const displayed = settings.eventsDisplayMode === "select" ? sql`event."isDisplaySelected"` : sql`true`;
  const wanted = eventUuid === undefined ? displayed : sql`event.uuid = ${eventUuid}`;
  const { rows } = await sql<Newest>`
    select event.uuid as "eventUuid", last."takenAt" from event cross join lateral (${last}) last
    where event."isVisible" and not event."isDeleted" and ${wanted}
    order by last."takenAt" desc, event.uuid limit 1`.execute(db);
  return rows[0];
}

/** Returns at most `limit` pictures, the newest one first and the others at equal distances in the order of their capture. */
async function spreadOverLastHour(db: Db, { eventUuid, takenAt }: Newest, limit: number): Promise<Picture[]> {
  const hour = matching(db.selectFrom("picture"), { eventUuid })
    .where("picture.takenAt", ">", sql<string>`${takenAt}::timestamptz - interval '1 hour'`)
    .select([
      "picture.json",
      sql<number>`row_number() over (order by "takenAt" desc, name desc, uuid desc) - 1`.as("place"),
      sql<number>`count(*) over ()`.as("total"),
    ]);
  const rows = await db
    .selectFrom(hour.as("hour"))
    .select("json")
    .where(sql<boolean>`place * ${limit} % total < ${limit}`)
    .orderBy("place")
    .execute();
  return rows.map(({ json }) => JSON.parse(json) as Picture);
}
