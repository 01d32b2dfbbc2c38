import { sql } from "kysely";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { lockEvent } from "./findEvent.ts";
import type { PictureRow } from "./preparePicture.ts";

export interface ImportContest {
  uuid: string;
  label: string;
}

/**
 * Writes a batch of pictures of one event and what follows from them (contests, totals, dates) in one transaction. Leaves
 * pictures written meanwhile by another import alone.
 * @returns the uuids of the new ones
 */
export async function writePictures(
  db: Db,
  eventUuid: string,
  contests: readonly ImportContest[],
  pictures: readonly PictureRow[],
): Promise<Set<string>> {
  return runTransaction(db, async (tx) => {
    // The event's row first: two imports into one event lock in the same order.
    await lockEvent(tx, eventUuid);
    await ensureContests(tx, eventUuid, contests, pictures);
    const inserted = await tx
      .insertInto("picture")
      .values([...pictures])
      .onConflict((conflict) => conflict.doNothing())
      .returning(["uuid", "contestUuid"])
      .execute();
    await updateTotals(tx, eventUuid, inserted);
    return new Set(inserted.map(({ uuid }) => uuid));
  });
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

async function updateTotals(tx: Tx, eventUuid: string, inserted: { contestUuid: string }[]): Promise<void> {
  if (inserted.length === 0) return;
  const counts = new Map<string, number>();
  for (const { contestUuid } of inserted) counts.set(contestUuid, (counts.get(contestUuid) ?? 0) + 1);
  for (const [contestUuid, count] of counts) await widen(tx, "contest", contestUuid, count);
  await widen(tx, "event", eventUuid, inserted.length);
}

/**
 * Adds to the total and extends the period to the capture dates. An event or contest created without dates starts and ends at
 * the same moment, which the pictures' dates replace, over any number of runs. Dates set by the operator stay.
 */
async function widen(tx: Tx, table: "event" | "contest", uuid: string, count: number): Promise<void> {
  const column = sql.ref(table === "event" ? "eventUuid" : "contestUuid");
  const areFixed = table === "event" ? sql.ref("hasFixedDates") : sql.lit(false);
  await sql`
    update ${sql.table(table)} set
      "totalPictureCount" = "totalPictureCount" + ${count},
      "start" = case when ${areFixed} then "start" when "start" = "end" then coalesce(dated.first, "start") else least("start", dated.first) end,
      "end" = case when ${areFixed} then "end" when "start" = "end" then coalesce(dated.last, "end") else greatest("end", dated.last) end
    from (
      select min("takenAt") as first, max("takenAt") as last
      from "picture" where ${column} = ${uuid} and not "isDeleted"
    ) as dated
    where "uuid" = ${uuid}`.execute(tx);
}
