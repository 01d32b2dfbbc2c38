import * as z from "zod";
import type { Db, Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

/** Names the pictures of an event by the lists that are there: new pictures, and those whose times have changed. */
export const listNaming = {
  kind: "nameByLists",
  payload: z.object({
    eventUuid: z.uuid(),
    /** Whose times have changed; null: no single camera's. */
    cameraUuid: z.nullable(z.uuid()),
    isRedated: z.optional(z.boolean()),
  }),
};

const window = { ms: 30_000, marginMs: 10_000 };

/** Has the lists of an event name what has become nameable: once for all that comes within half a minute. */
export async function nameSoon(tx: Tx, eventUuid: string, now: Date): Promise<void> {
  if (!(await hasLists(tx, eventUuid))) return;
  const period = Math.floor(now.getTime() / window.ms) + 1;
  await enqueue(
    tx,
    listNaming,
    { eventUuid, cameraUuid: null },
    { key: `${eventUuid} ${period}`, dueAt: new Date(period * window.ms + window.marginMs) },
  );
}

/** Has all pictures of an event matched again to its lists: their times have changed, and the lists may go by them. */
export async function rematchEvent(tx: Tx, eventUuid: string): Promise<void> {
  if (await hasLists(tx, eventUuid))
    await enqueue(tx, listNaming, { eventUuid, cameraUuid: null, isRedated: true });
}

/** Whether an event has a start list that is not undone. */
export async function hasLists(db: Db, eventUuid: string): Promise<boolean> {
  const list = await db
    .selectFrom("startList")
    .select("uuid")
    .where("eventUuid", "=", eventUuid)
    .where("isUndone", "=", false)
    .executeTakeFirst();
  return list !== undefined;
}
