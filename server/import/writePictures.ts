import { sql } from "kysely";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { type Db, runTransaction, type Tx } from "../db/database.ts";
import type { Camera } from "../images/photoFacts.ts";
import { readPlausiblePeriod, refreshDays } from "./dateEvent.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { type KnownEvent, lockEvent } from "./findEvent.ts";
import { isPlausible } from "./plausiblePeriod.ts";
import type { PictureRow } from "./preparePicture.ts";
import { clockedTime } from "./wallTime.ts";

export interface ImportContest {
  uuid: string;
  label: string;
}

/**
 * Writes a batch of pictures of one event and what follows from them (contests, cameras, totals, dates) in one transaction.
 * Leaves pictures written meanwhile by another import alone. A picture whose date is out of reason has no time.
 * @returns the uuids of the new ones
 */
export async function writePictures(
  db: Db,
  event: Pick<KnownEvent, "uuid" | "timeZone">,
  contests: readonly ImportContest[],
  pictures: readonly PictureRow[],
  now: Date,
): Promise<Set<string>> {
  return runTransaction(db, (tx) => insertPictures(tx, event, contests, pictures, now));
}

/** Same, in the caller's transaction. */
export async function insertPictures(
  tx: Tx,
  event: Pick<KnownEvent, "uuid" | "timeZone">,
  contests: readonly ImportContest[],
  pictures: readonly PictureRow[],
  now: Date,
): Promise<Set<string>> {
  // The event's row first: two imports into one event lock in the same order.
  await lockEvent(tx, event.uuid);
  await ensureContests(tx, event.uuid, contests, pictures);
  const inserted = await tx
    .insertInto("picture")
    .values(await datePictures(tx, event, pictures, now))
    .onConflict((conflict) => conflict.doNothing())
    .returning(["uuid", "contestUuid"])
    .execute();
  await updateTotals(tx, event.uuid, inserted);
  return new Set(inserted.map(({ uuid }) => uuid));
}

/** Creates contests with their first picture, so a folder of rejected files leaves no empty contest. */
async function ensureContests(
  tx: Tx,
  eventUuid: string,
  contests: readonly ImportContest[],
  pictures: readonly PictureRow[],
): Promise<void> {
  const needed = new Set(pictures.map(({ contestUuid }) => contestUuid));
  const rows = contests
    .filter(({ uuid }) => needed.has(uuid))
    .map(({ uuid, label }) => ({
      uuid,
      label,
      labelSlug: slug(label, 200),
      eventUuid,
      start: sql<string>`now()`,
      end: sql<string>`now()`,
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto("contest")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the rows with their cameras and the times that these mean. */
async function datePictures(
  tx: Tx,
  event: Pick<KnownEvent, "uuid" | "timeZone">,
  pictures: readonly PictureRow[],
  now: Date,
) {
  const cameras = await ensureCameras(tx, event.uuid, pictures);
  const rows = pictures.map(({ camera, ...picture }) => {
    const cameraUuid = cameraUuidOf(event.uuid, camera);
    const clockOffset = cameras.get(cameraUuid) ?? null;
    return { ...picture, cameraUuid, clockedAt: clockedTime({ ...picture, clockOffset }, event.timeZone) };
  });
  const moments = rows.flatMap(({ clockedAt }) => (clockedAt === null ? [] : [clockedAt]));
  const period = await readPlausiblePeriod(tx, event.uuid, now, moments);
  return rows.map((row) => ({
    ...row,
    takenAt: row.clockedAt !== null && isPlausible(row.clockedAt, period) ? row.clockedAt : null,
  }));
}

const cameraUuidOf = (eventUuid: string, { make, model, serial }: Camera) =>
  deterministicUuid("camera", eventUuid, JSON.stringify([make, model, serial]));

/** Returns the clock offset of each camera, by its uuid. */
async function ensureCameras(
  tx: Tx,
  eventUuid: string,
  pictures: readonly PictureRow[],
): Promise<Map<string, number | null>> {
  const cameras = new Map(
    pictures.map(({ camera }) => {
      const uuid = cameraUuidOf(eventUuid, camera);
      return [uuid, { uuid, eventUuid, ...camera }];
    }),
  );
  await tx
    .insertInto("camera")
    .values([...cameras.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await tx
    .selectFrom("camera")
    .select(["uuid", "clockOffset"])
    .where("uuid", "in", [...cameras.keys()])
    .execute();
  return new Map(rows.map(({ uuid, clockOffset }) => [uuid, clockOffset]));
}

async function updateTotals(tx: Tx, eventUuid: string, inserted: { contestUuid: string }[]): Promise<void> {
  if (inserted.length === 0) return;
  const counts = new Map<string, number>();
  for (const { contestUuid } of inserted) counts.set(contestUuid, (counts.get(contestUuid) ?? 0) + 1);
  for (const [contestUuid, count] of counts) await addToTotal(tx, "contest", contestUuid, count);
  await addToTotal(tx, "event", eventUuid, inserted.length);
  await refreshDays(tx, eventUuid);
}

async function addToTotal(tx: Tx, table: "event" | "contest", uuid: string, count: number): Promise<void> {
  await sql`update ${sql.table(table)} set "totalPictureCount" = "totalPictureCount" + ${count}
    where "uuid" = ${uuid}`.execute(tx);
}
