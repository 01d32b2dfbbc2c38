import { sql } from "kysely";
import type { Services } from "../server/core/services.ts";
import { runTransaction, type Tx } from "../server/db/database.ts";
import { ensureFilterTypes } from "../server/import/filterTypes.ts";
import { slug } from "../src/domain/pictures/searchKey.ts";
import { bulkInsert } from "./bulkInsert.ts";
import { joinNames } from "./demoLinks.ts";
import { localInstant, timeZone } from "./demoRounds.ts";
import {
  type LargePicture,
  largeEventContest,
  largeEventCover,
  largeEventPictures,
  largeEventUuid,
} from "./largeEventRounds.ts";
import { seedLock } from "./seed.ts";
import { seedCatalogue } from "./seedCatalogue.ts";

const label = "Grande Semaine du Cheval";
const chunk = 5_000;

/** Maximum number of pictures of one event. */
export const largeEventMaximum = 500_000;

/**
 * Grows the demonstration's large event to `pictures` pictures, always the same ones. Adds only missing rows, in independent
 * steps of five thousand.
 * @returns the number added
 */
export async function growLargeEvent(
  { db, now }: Pick<Services, "db" | "now">,
  { pictures, onProgress }: { pictures: number; onProgress?: (done: number, total: number) => void },
): Promise<{ label: string; added: number }> {
  const firstDay = await runTransaction(db, (tx) => ensureEvent(tx, now()));
  const source = largeEventPictures(firstDay);
  // Drawn but not written yet, from `position` on: a repeated step writes the same ones.
  let ahead: LargePicture[] = [];
  let position = 0;
  let added = 0;
  for (let there = 0; there < pictures; ) {
    const step = await runTransaction(db, async (tx) => {
      there = await pictureCount(tx);
      // Skips existing pictures, whoever wrote them.
      for (; position < there; position++) ahead.shift() ?? source.next();
      const missing = Math.max(0, Math.min(chunk, pictures - there));
      while (ahead.length < missing) ahead.push(source.next().value);
      await addPictures(tx, ahead.slice(0, missing), firstDay);
      return missing;
    });
    ahead = ahead.slice(step);
    position += step;
    there += step;
    added += step;
    onProgress?.(Math.min(there, pictures), pictures);
  }
  // Autovacuum would do this minutes later: gives the planner statistics and allows index-only scans.
  if (added > 0) await sql`vacuum (analyze)`.execute(db);
  return { label, added };
}

/** Locks the event until the transaction ends: one step at a time. */
async function pictureCount(tx: Tx): Promise<number> {
  const { totalPictureCount } = await tx
    .selectFrom("event")
    .select("totalPictureCount")
    .where("uuid", "=", largeEventUuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return totalPictureCount;
}

/** Creates the event if missing; returns its first morning in milliseconds. */
async function ensureEvent(tx: Tx, now: Date): Promise<number> {
  await seedLock.execute(tx);
  const { horse } = await seedCatalogue(tx);
  const start = new Date(localInstant(now, -90, 8));
  await tx
    .insertInto("event")
    .values({
      uuid: largeEventUuid,
      label,
      labelSlug: slug(label),
      category: "Equestre",
      pricingId: horse,
      year: start.getUTCFullYear(),
      isDisplaySelected: true,
      thumbnailFile: `${largeEventUuid.slice(0, 13)}.webp`,
      start: start.toISOString(),
      end: start.toISOString(),
      defaultFrameUuid: null,
      timeZone,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto("plainImage")
    .values(largeEventCover(start.getTime()))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const event = await tx
    .selectFrom("event")
    .select("start")
    .where("uuid", "=", largeEventUuid)
    .executeTakeFirstOrThrow();
  return Date.parse(event.start);
}

async function addPictures(tx: Tx, placed: readonly LargePicture[], firstDay: number): Promise<void> {
  const counts = new Map<number, number>();
  for (const { contest } of placed) counts.set(contest, (counts.get(contest) ?? 0) + 1);
  for (const [number, count] of counts) {
    const contest = largeEventContest(number, firstDay);
    await tx
      .insertInto("contest")
      .values({
        ...contest,
        labelSlug: slug(contest.label, 200),
        eventUuid: largeEventUuid,
        totalPictureCount: count,
      })
      .onConflict((conflict) =>
        conflict.column("uuid").doUpdateSet((set) => ({
          totalPictureCount: set("contest.totalPictureCount", "+", count),
        })),
      )
      .execute();
    await tx
      .updateTable("event")
      .set((set) => ({
        totalPictureCount: set("totalPictureCount", "+", count),
        end: sql<string>`greatest("end", ${contest.end})`,
      }))
      .where("uuid", "=", largeEventUuid)
      .execute();
  }
  const pictures = placed.map(({ picture }) => picture);
  await bulkInsert(
    tx,
    "picture",
    pictures.map(({ row }) => row),
  );
  await joinNames(tx, largeEventUuid, pictures, await ensureFilterTypes(tx));
}
