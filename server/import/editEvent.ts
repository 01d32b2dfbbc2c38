import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";
import { checkCategory, checkEventLabel, findPricing } from "./createEvent.ts";
import { lockDates, redateEvent } from "./dateEvent.ts";
import { eventDay, eventMinute, readEventMoment } from "./eventMoment.ts";
import { lockEvent } from "./findEvent.ts";
import { decidedColumns, eventColumns, type ManagedEvent } from "./listManagedEvents.ts";

/** An operator's changes to an event; omitted fields stay. */
export interface EventChanges {
  label?: string;
  category?: string;
  year?: number;
  /** What its pictures cost: id, or id or label as typed. Carts keep what they hold. */
  pricing?: number | string;
  /** ISO 8601. */
  start?: string;
  end?: string;
  hasClickAndCollect?: boolean;
  isVisible?: boolean;
  isDisplaySelected?: boolean;
}

/**
 * Changes an event and returns it. Dates set here survive later imports; pictures far from them lose their times, and those near
 * them get theirs. Throws `CliError` for invalid fields, dates in the wrong order, and a name that another event of the year has.
 * @param verb as the journal of changes calls it
 */
export function editEvent(
  author: Author,
  uuid: string,
  changes: EventChanges,
  now: Date,
  verb = "events edit",
): Promise<ManagedEvent> {
  const { start, end, label: _label, category, year: _year, pricing, ...flags } = changes;
  const isRedated = start !== undefined || end !== undefined;
  return author.transaction(async (tx) => {
    await (isRedated ? lockDates(tx, uuid) : lockEvent(tx, uuid));
    const before = await tx
      .selectFrom("event")
      .select(decidedColumns)
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const dates = readDates(before, start, end);
    const named = await readNaming(tx, uuid, before, changes);
    const kind = category === undefined ? before.category : checkCategory(category);
    const pricingId = pricing === undefined ? before.pricingId : await findPricing(tx, pricing, kind);
    const event = await tx
      .updateTable("event")
      .set({ ...flags, ...named, category: kind, pricingId, ...(dates && { ...dates, hasFixedDates: true }) })
      .where("uuid", "=", uuid)
      .returning(eventColumns)
      .executeTakeFirstOrThrow();
    const { uuid: _uuid, timeZone: _timeZone, totalPictureCount: _count, ...after } = event;
    await audit(tx, { by: author.name, verb, subject: `event ${uuid}`, before, after });
    if (isRedated) await redateEvent(tx, uuid, now);
    return event;
  });
}

/** The name of an event is free only once a year: imports find it by its name. */
async function readNaming(
  tx: Tx,
  uuid: string,
  event: { label: string; year: number },
  changes: Pick<EventChanges, "label" | "year">,
) {
  // Written, even as they are, these columns would lock the event's key, and every cart with it.
  if (changes.label === undefined && changes.year === undefined) return {};
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
  if (same) throw new CliError(`Il y a déjà un événement « ${same.label} » de ${year}.`);
  return changes.label === undefined ? { year } : { label, labelSlug, year };
}

function readDates(event: { start: string; end: string }, start?: string, end?: string) {
  if (start === undefined && end === undefined) return null;
  // An event created without dates starts and ends at the same moment; it then gets a single day.
  const isDated = event.start !== event.end;
  const dates = {
    start: start ?? (isDated ? event.start : readEventMoment(eventDay(end ?? event.end), "start")),
    end: end ?? (isDated ? event.end : readEventMoment(eventDay(start ?? event.start), "end")),
  };
  if (dates.end > dates.start) return dates;
  throw new CliError(
    `L’événement finirait (${eventMinute(dates.end)}) avant son début (${eventMinute(dates.start)}).`,
  );
}
