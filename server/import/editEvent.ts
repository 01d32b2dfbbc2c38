import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { checkCategory, checkEventLabel, findPricing } from "./createEvent.ts";
import { settleDates } from "./dateEvent.ts";
import { eventDay, eventMinute, readEventMoment } from "./eventMoment.ts";

/** An operator's changes to an event; omitted fields stay. */
export interface EventChanges {
  label?: string;
  category?: string;
  year?: number;
  /** Id or label of what its pictures cost. Carts keep what they hold. */
  pricing?: string;
  /** As typed: `readEventMoment`. */
  start?: string;
  end?: string;
  hasClickAndCollect?: boolean;
  isVisible?: boolean;
  isDisplaySelected?: boolean;
}

const columns = [
  "label",
  "category",
  "year",
  "pricingId",
  "start",
  "end",
  "isVisible",
  "isDisplaySelected",
  "hasClickAndCollect",
] as const;

/**
 * Changes an event and returns it. Dates set here survive later imports; pictures far from them lose their times, and those near
 * them get theirs. Throws `CliError` for invalid fields, dates in the wrong order, and a name that another event of the year has.
 * @param verb as the journal of changes calls it
 */
export async function editEvent(
  db: Db,
  uuid: string,
  changes: EventChanges,
  now: Date,
  verb = "events edit",
) {
  const { start, end, label: _label, category, year: _year, pricing, ...flags } = changes;
  const after = await runTransaction(db, async (tx) => {
    const event = await tx
      .selectFrom("event")
      .select(columns)
      .where("uuid", "=", uuid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const dates = readDates(event, start, end);
    const named = await readNaming(tx, uuid, event, changes);
    const kind = category === undefined ? event.category : checkCategory(category);
    const pricingId = pricing === undefined ? event.pricingId : await findPricing(tx, pricing, kind);
    const after = await tx
      .updateTable("event")
      .set({ ...flags, ...named, category: kind, pricingId, ...(dates && { ...dates, hasFixedDates: true }) })
      .where("uuid", "=", uuid)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await audit(tx, { verb, subject: `event ${uuid}`, before: event, after });
    return after;
  });
  // Not in the same transaction: pictures are locked before their event (decision 36).
  if (start !== undefined || end !== undefined) await settleDates(db, uuid, now);
  return after;
}

/** The name of an event is free only once a year: imports find it by its name. */
async function readNaming(
  tx: Tx,
  uuid: string,
  event: { label: string; year: number },
  changes: Pick<EventChanges, "label" | "year">,
) {
  const year = changes.year ?? event.year;
  const label = changes.label === undefined ? event.label : checkEventLabel(changes.label);
  const labelSlug = slug(label);
  const same = await tx
    .selectFrom("event")
    .select("label")
    .where("labelSlug", "=", labelSlug)
    .where("year", "=", year)
    .where("uuid", "<>", uuid)
    .executeTakeFirst();
  if (same) throw new CliError(`There is an event "${same.label}" of ${year} already.`);
  return changes.label === undefined ? { year } : { label, labelSlug, year };
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
