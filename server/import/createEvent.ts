import { sql } from "kysely";
import { type Event, eventCategories } from "../../src/api/contract/catalogueEntities.ts";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { yearMaximum, yearMinimum } from "../../src/domain/shop/limits.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";
import { eventColumns, type ManagedEvent } from "./listManagedEvents.ts";

export interface NewEvent {
  label: string;
  category: string;
  /** Null: this year. */
  year: number | null;
  /** IANA name. */
  timeZone: string;
  /** Id, or id or label as typed; null: the pricing of the category's events, or the only one. */
  pricing: number | string | null;
}

/** Throws `CliError` for an unknown time zone. */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new CliError(`« ${timeZone} » n’est pas un fuseau horaire : en écrire un comme Europe/Paris.`);
  }
}

export function checkCategory(text: string): Event["category"] {
  const exact = eventCategories.find((category) => category === text);
  const found =
    exact ?? eventCategories.findLast((category) => category.toLowerCase() === text.toLowerCase());
  if (found) return found;
  throw new CliError(`« ${text} » n’est pas une catégorie : ${eventCategories.join(", ")}.`);
}

export function checkYear(text: string): number {
  const year = Number(text);
  if (/^\d{4}$/.test(text) && year >= yearMinimum && year <= yearMaximum) return year;
  throw new CliError(`« ${text} » n’est pas une année de ${yearMinimum} à ${yearMaximum}.`);
}

/** Returns an event's name without outer blanks. Throws `CliError`. */
export function checkEventLabel(text: string): string {
  const label = text.trim().normalize("NFC");
  if (label.length > 100) {
    throw new CliError("Le nom d’un événement a 100 caractères au plus.");
  }
  if (slug(label) !== "") return label;
  throw new CliError(`« ${label} » ne peut pas nommer un événement : ni lettre ni chiffre.`);
}

/** Creates a visible event without pictures and returns it. Throws `CliError`. */
export async function createEvent(author: Author, event: NewEvent, now: Date): Promise<ManagedEvent> {
  const label = checkEventLabel(event.label);
  checkTimeZone(event.timeZone);
  const category = checkCategory(event.category);
  return author.transaction(async (tx) => {
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
      .returning(eventColumns)
      .executeTakeFirst();
    if (!made) throw new CliError(`Il y a déjà un événement « ${label} » de cette année.`);
    const { uuid, year, timeZone } = made;
    await audit(tx, {
      ...{ by: author.name, verb: "events create", subject: `event ${uuid}` },
      ...{ before: null, after: { label, year, timeZone, pricingId, category } },
    });
    return made;
  });
}

/**
 * Returns the id of a pricing by its id, or by its id or label as typed; null: the category's usual one, or the only one. Throws
 * `CliError`.
 */
export async function findPricing(
  db: Db | Tx,
  wanted: number | string | null,
  category: Event["category"],
): Promise<number> {
  const pricings = await db
    .selectFrom("pricing")
    .select(["id", "label"])
    .where("isDeleted", "=", false)
    .orderBy("id")
    .execute();
  if (wanted !== null) {
    const found = pricings.find(({ id, label }) =>
      typeof wanted === "number"
        ? id === wanted
        : String(id) === wanted.trim() || slug(label) === slug(wanted),
    );
    if (found) return found.id;
    throw new CliError(`Il n’y a pas de tarif « ${wanted} ». Tarifs : ${named(pricings)}.`);
  }
  const [first, ...others] = pricings;
  if (first && others.length === 0) return first.id;
  const usual = await db
    .selectFrom("event")
    .select("pricingId")
    .where(sql<boolean>`lower("category") = lower(${category})`)
    .where("isDeleted", "=", false)
    .orderBy("createdAt", "desc")
    .executeTakeFirst();
  if (usual) return usual.pricingId;
  if (first) {
    throw new CliError(
      `Il faut choisir le tarif des photos de l’événement (--pricing) : ${named(pricings)}.`,
    );
  }
  // A shop without a catalogue can import pictures; they can be bought once this pricing has products.
  const made = await db
    .insertInto("pricing")
    .values({ label: category })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

const named = (pricings: readonly { id: number; label: string }[]) =>
  pricings.length === 0 ? "aucun" : pricings.map(({ id, label }) => `${id} « ${label} »`).join(", ");
