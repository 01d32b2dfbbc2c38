import { sql } from "kysely";
import { RetryTransaction, type Tx } from "../../db/database.ts";
import { lockEvent } from "../findEvent.ts";

/**
 * Locks names to change where they occur, after the events whose pictures have them: no start list links them until the
 * transaction ends. Starts over if one has linked them in another event meanwhile.
 * @returns the uuids of these events
 */
export async function lockNames(tx: Tx, uuids: readonly string[]): Promise<string[]> {
  const events = await eventsOf(tx, uuids);
  for (const uuid of events) await lockEvent(tx, uuid);
  await tx
    .selectFrom("filterValue")
    .select("uuid")
    .where("uuid", "in", uuids)
    .orderBy("uuid")
    // With its key: who links a picture or fills a cart by this name waits.
    .forUpdate()
    .execute();
  if ((await eventsOf(tx, uuids)).some((uuid) => !events.includes(uuid))) {
    throw new RetryTransaction("a name was given to another event's pictures meanwhile");
  }
  return events;
}

async function eventsOf(tx: Tx, uuids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("eventFilterValue")
    .select("eventUuid")
    .distinct()
    .where("filterValueUuid", "in", uuids)
    .orderBy("eventUuid")
    .execute();
  return rows.map(({ eventUuid }) => eventUuid);
}

/** Counts the pictures of a name again in events that the transaction has locked; none: the event no longer has it. */
export async function recountName(tx: Tx, uuid: string, eventUuids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("eventFilterValue")
    .where("filterValueUuid", "=", uuid)
    .where("eventUuid", "in", eventUuids)
    .execute();
  await sql`
    insert into "eventFilterValue" ("eventUuid", "filterValueUuid", "pictureCount")
    select picture."eventUuid", ${uuid}::uuid, count(*) from "pictureFilterValue" shows
      join picture on picture.uuid = shows."pictureUuid" and not picture."isDeleted"
    where shows."filterValueUuid" = ${uuid} and picture."eventUuid" = any(${eventUuids}::uuid[])
    group by 1 order by 1`.execute(tx);
}
