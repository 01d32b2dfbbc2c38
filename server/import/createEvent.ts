import { sql } from "kysely";
import { type Event, eventCategories } from "../../src/api/contract/catalogueEntities.ts";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { yearMaximum, yearMinimum } from "../../src/domain/shop/limits.ts";
import { audit } from "../core/audit.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import type { KnownEvent } from "./findEvent.ts";

export interface NewEvent {
  label: string;
  category: string;
  /** Null: this year. */
  year: number | null;
  /** IANA name. */
  timeZone: string;
  /** Id or label; null: the pricing of the category's events, or the only one. */
  pricing: string | null;
}

/** Throws `CliError` for an unknown time zone. */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new CliError(`"${timeZone}" is no time zone; one is written like Europe/Paris.`);
  }
}

export function checkCategory(text: string): Event["category"] {
  const exact = eventCategories.find((category) => category === text);
  const found =
    exact ?? eventCategories.findLast((category) => category.toLowerCase() === text.toLowerCase());
  if (found) return found;
  throw new CliError(`"${text}" is no category: ${[...new Set(eventCategories)].join(", ")}.`);
}

export function checkYear(text: string): number {
  const year = Number(text);
  if (/^\d{4}$/.test(text) && year >= yearMinimum && year <= yearMaximum) return year;
  throw new CliError(`"${text}" is no year between ${yearMinimum} and ${yearMaximum}.`);
}

/** Returns an event's name without outer blanks. Throws `CliError`. */
export function checkEventLabel(text: string): string {
  const label = text.trim().normalize("NFC");
  if (label.length > 100) throw new CliError("An event's name has at most 100 characters.");
  if (slug(label) !== "") return label;
  throw new CliError(`"${label}" cannot name an event: it has no letter and no digit.`);
}

/** Creates a visible event without pictures. Throws `CliError`. */
export async function createEvent(db: Db, event: NewEvent, now: Date): Promise<KnownEvent> {
  const label = checkEventLabel(event.label);
  checkTimeZone(event.timeZone);
  const category = checkCategory(event.category);
  return runTransaction(db, async (tx) => {
    const pricingId = await findPricing(tx, event.pricing, category);
    const thisYear = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: event.timeZone }).format(now);
    const made = await tx
      .insertInto("event")
      .values({
        label,
        labelSlug: slug(label),
        category,
        pricingId,
        timeZone: event.timeZone,
        year: event.year ?? Number(thisYear),
        // Equal until replaced by the pictures' dates.
        start: now.toISOString(),
        end: now.toISOString(),
        thumbnailFile: null,
        defaultFrameUuid: null,
      })
      .onConflict((conflict) => conflict.columns(["labelSlug", "year"]).doNothing())
      .returning(["uuid", "label", "year", "timeZone", "pricingId"])
      .executeTakeFirst();
    if (!made) throw new CliError(`There is an event "${label}" of that year already.`);
    const { uuid, ...after } = made;
    await audit(tx, {
      ...{ verb: "events create", subject: `event ${uuid}` },
      ...{ before: null, after: { ...after, category } },
    });
    return made;
  });
}

/** Returns the id of a pricing by its id or label; null: the category's usual one, or the only one. Throws `CliError`. */
export async function findPricing(
  db: Db | Tx,
  wanted: string | null,
  category: Event["category"],
): Promise<number> {
  const pricings = await db
    .selectFrom("pricing")
    .select(["id", "label"])
    .where("isDeleted", "=", false)
    .orderBy("id")
    .execute();
  if (wanted !== null) {
    const found = pricings.find(
      ({ id, label }) => String(id) === wanted.trim() || slug(label) === slug(wanted),
    );
    if (found) return found.id;
    const known = pricings.map(({ id, label }) => `${id} "${label}"`).join(", ");
    throw new CliError(`There is no pricing "${wanted}".${known === "" ? "" : ` Known: ${known}.`}`);
  }
  const [first, ...others] = pricings;
  if (first && others.length === 0) return first.id;
  const usual = await db
    .selectFrom("event")
    .select("pricingId")
    .where(sql<string>`lower("category")`, "=", category.toLowerCase())
    .where("isDeleted", "=", false)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  if (usual) return usual.pricingId;
  if (first) {
    const known = pricings.map(({ id, label }) => `${id} "${label}"`).join(", ");
    throw new CliError(`Say by --pricing what the event's pictures cost: ${known}.`);
  }
  // A shop without a catalogue can import pictures; they can be bought once this pricing has products.
  const made = await db
    .insertInto("pricing")
    .values({ label: category })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}
