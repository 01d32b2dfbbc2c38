import { sql } from "kysely";
import { bulkInsert } from "../../demo/bulkInsert.ts";
import { demoUuid } from "../../demo/demoUuid.ts";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { firstNames, lastNames } from "../../demo/riderNames.ts";
import { createRandom } from "../../demo/scenes/random.ts";
import type { Services } from "../../server/core/services.ts";
import type { Db } from "../../server/db/database.ts";
import { ensureFilterTypes } from "../../server/import/filterTypes.ts";
import { searchKey, slug } from "../../src/domain/pictures/searchKey.ts";

/** Names in the demonstration's event in benchmarks. */
export const benchNames = 5_000;
export const benchEventUuid = largeEventUuid;

/** Pictures of the demonstration's event; a larger one has further pictures in the same minutes. */
const drawn = 50_000;

/** Fills a shop to a benchmark's size: one event of so many pictures with 5,000 names. Idempotent. */
export async function fillBenchShop(services: Pick<Services, "db" | "now">, pictures: number): Promise<void> {
  const { db } = services;
  // Not again for an event with copies: it would draw as many to skip them.
  if ((await pictureCount(db)) < drawn)
    await growLargeEvent(services, { pictures: Math.min(pictures, drawn) });
  const { there } = await db
    .selectFrom("eventFilterValue")
    .select((of) => of.fn.countAll<number>().as("there"))
    .where("eventUuid", "=", benchEventUuid)
    .executeTakeFirstOrThrow();
  if (there < benchNames) await addNames(services, benchNames - there);
  await multiplyPictures(services, pictures);
  await sql`vacuum (analyze)`.execute(db);
}

async function pictureCount(db: Db): Promise<number> {
  const event = await db
    .selectFrom("event")
    .select("totalPictureCount")
    .where("uuid", "=", benchEventUuid)
    .executeTakeFirst();
  return event?.totalPictureCount ?? 0;
}

/** Copies the event's pictures until there are so many, each within half a minute of its original, a copy of all a transaction. */
async function multiplyPictures({ db }: Pick<Services, "db">, pictures: number): Promise<void> {
  for (;;) {
    const there = await pictureCount(db);
    if (there >= pictures) return;
    await db.transaction().execute(async (tx) => {
      await sql`
        with copied as (
          insert into "picture" ("name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
            "photographerLabel", "copyright", "width", "height", "kbSize", "orientation", "takenAt", "eventUuid",
            "contestUuid", "originalKey", "colours")
          select "name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
            "photographerLabel", "copyright", "width", "height", "kbSize", "orientation",
            "takenAt" + random() * interval '30 seconds', "eventUuid", "contestUuid", "originalKey", "colours"
          from (select * from "picture" where "eventUuid" = ${benchEventUuid} order by "uuid"
            limit ${Math.min(drawn, pictures - there)}) as original
          returning "contestUuid"),
        counts as (select "contestUuid", count(*)::int as "count" from copied group by 1)
        update "contest" set "totalPictureCount" = "totalPictureCount" + counts."count" from counts
          where "contest"."uuid" = counts."contestUuid"`.execute(tx);
      await sql`update "event" set "totalPictureCount" = (
        select sum("totalPictureCount") from "contest" where "eventUuid" = ${benchEventUuid})
        where "uuid" = ${benchEventUuid}`.execute(tx);
    });
  }
}

/** Adds riders who are each on one picture. */
async function addNames({ db }: Pick<Services, "db">, count: number): Promise<void> {
  const random = createRandom("names of the benchmark");
  const riders = new Set<string>();
  while (riders.size < count) {
    riders.add(`${random.pick(firstNames)}-${random.pick(firstNames)} ${random.pick(lastNames)}`);
  }
  await db.transaction().execute(async (tx) => {
    const { rider } = await ensureFilterTypes(tx);
    const pictures = await tx
      .selectFrom("picture")
      .select("uuid")
      .where("eventUuid", "=", benchEventUuid)
      .orderBy("uuid")
      .limit(count)
      .execute();
    const names = [...riders].map((value, index) => ({
      uuid: demoUuid("benchmark", value),
      value,
      pictureUuid: pictures[index]?.uuid,
    }));
    const rows = names.map(({ uuid, value }) => ({
      uuid,
      value,
      valueSlug: slug(value, 200),
      searchKey: searchKey(value),
      filterTypeUuid: rider,
    }));
    await bulkInsert(tx, "filterValue", rows);
    const links = names.map(({ uuid, pictureUuid }) => ({ filterValueUuid: uuid, pictureUuid }));
    await bulkInsert(tx, "pictureFilterValue", links);
    const shown = names.map(({ uuid }) => ({
      filterValueUuid: uuid,
      eventUuid: benchEventUuid,
      pictureCount: 1,
    }));
    await bulkInsert(tx, "eventFilterValue", shown);
  });
}
