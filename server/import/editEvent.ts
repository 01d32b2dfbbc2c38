import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { settleDates } from "./dateEvent.ts";
import { eventDay, eventMinute, readEventMoment } from "./eventMoment.ts";

/** An operator's changes to an event; omitted fields stay. */
export interface EventChanges {
  /** As typed: `readEventMoment`. */
  start?: string;
  end?: string;
  hasClickAndCollect?: boolean;
  isVisible?: boolean;
  isDisplaySelected?: boolean;
}

const columns = [
  "label",
  "year",
  "start",
  "end",
  "isVisible",
  "isDisplaySelected",
  "hasClickAndCollect",
] as const;

/**
 * Changes an event and returns it. Dates set here survive later imports. Throws `CliError` for invalid dates or dates in the
 * wrong order. Pictures far from them lose their times, and those near them get theirs.
 */
export async function editEvent(db: Db, uuid: string, { start, end, ...flags }: EventChanges, now: Date) {
  const after = await runTransaction(db, async (tx) => {
    const event = await tx
      .selectFrom("event")
      .select(columns)
      .where("uuid", "=", uuid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const dates = readDates(event, start, end);
    const after = await tx
      .updateTable("event")
      .set({ ...flags, ...(dates && { ...dates, hasFixedDates: true }) })
      .where("uuid", "=", uuid)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await audit(tx, { verb: "events edit", subject: `event ${uuid}`, before: event, after });
    return after;
  });
  // Not in the same transaction: pictures are locked before their event (decision 36).
  if (start !== undefined || end !== undefined) await settleDates(db, uuid, now);
  return after;
}

function readDates(event: { start: string; end: string }, start?: string, end?: string) {
  if (start === undefined && end === undefined) return null;
  const first = start === undefined ? null : readEventMoment(start, "start");
  const last = end === undefined ? null : readEventMoment(end, "end");
  // An event created without dates starts and ends at the same moment; it then gets a single day.
  const isDated = event.start !== event.end;
  const dates = {
    start: first ?? (isDated ? event.start : readEventMoment(eventDay(last ?? event.end), "start")),
    end: last ?? (isDated ? event.end : readEventMoment(eventDay(first ?? event.start), "end")),
  };
  if (dates.end > dates.start) return dates;
  throw new CliError(
    `It would end (${eventMinute(dates.end)}) before it starts (${eventMinute(dates.start)}).`,
  );
}
