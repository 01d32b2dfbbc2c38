import { sql } from "kysely";
import { bulkInsert } from "../../demo/bulkInsert.ts";
import { demoUuid } from "../../demo/demoUuid.ts";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { firstNames, lastNames } from "../../demo/riderNames.ts";
import { createRandom } from "../../demo/scenes/random.ts";
import type { Services } from "../../server/core/services.ts";
import { ensureFilterTypes } from "../../server/import/filterTypes.ts";
import { searchKey, slug } from "../../src/domain/pictures/searchKey.ts";

/** Names in the demonstration's event in benchmarks. */
export const benchNames = 5_000;
export const benchEventUuid = largeEventUuid;

/** Fills a shop to a benchmark's size: one event of so many pictures with 5,000 names. Idempotent. */
export async function fillBenchShop(services: Pick<Services, "db" | "now">, pictures: number): Promise<void> {
  const { db } = services;
  await growLargeEvent(services, { pictures });
  const { there } = await db
    .selectFrom("eventFilterValue")
    .select((of) => of.fn.countAll<number>().as("there"))
    .where("eventUuid", "=", benchEventUuid)
    .executeTakeFirstOrThrow();
  if (there >= benchNames) return;
  await addNames(services, benchNames - there);
  await sql`vacuum (analyze)`.execute(db);
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
