import { searchKey, slug } from "../../src/domain/pictures/searchKey.ts";
import { CliError } from "../core/cliError.ts";
import type { Db, Tx } from "../db/database.ts";

export interface KnownEvent {
  uuid: string;
  label: string;
  year: number;
  timeZone: string;
  pricingId: number;
}

/** Returns an event's code for operators: the first eight characters of its uuid. */
export const eventCode = (uuid: string) => uuid.slice(0, 8);

const columns = ["uuid", "label", "year", "timeZone", "pricingId"] as const;

/**
 * Finds an event by its label (ignoring case, accents, hyphens), its uuid or its code; null if there is none. Throws
 * `CliError` if several years have this name and no year was given.
 */
export async function findEvent(db: Db, text: string, year: number | null): Promise<KnownEvent | null> {
  const events = await db.selectFrom("event").select(columns).where("isDeleted", "=", false).execute();
  const wanted = text.trim().toLowerCase();
  const byCode = events.filter(({ uuid }) => uuid === wanted || eventCode(uuid) === wanted);
  if (byCode.length === 1) return byCode[0] ?? null;
  const named = events.filter((event) => slug(event.label) === slug(text));
  const fitting = year === null ? named : named.filter((event) => event.year === year);
  if (fitting.length > 1) {
    const years = fitting.map((event) => event.year).sort();
    throw new CliError(
      `Plusieurs événements s’appellent « ${text} » : préciser lequel par --year (${years.join(", ")}).`,
    );
  }
  return fitting[0] ?? null;
}

/** Returns an event by its uuid. Throws `CliError`. */
export async function eventByUuid(db: Db, uuid: string): Promise<KnownEvent> {
  const event = await db
    .selectFrom("event")
    .select(columns)
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  if (event) return event;
  throw new CliError(`Il n’y a pas d’événement ${uuid}.`);
}

/** Returns the error line for an unknown event, with similar names; `advice`: what else helps. */
export async function unknownEventLine(
  db: Db,
  text: string,
  advice = "Avec --create, il est créé.",
): Promise<string> {
  const events = await db.selectFrom("event").select(columns).where("isDeleted", "=", false).execute();
  const near = events
    .map((event) => ({ event, likeness: likeness(event.label, text) }))
    .filter(({ likeness }) => likeness > 0.2)
    .sort((one, other) => other.likeness - one.likeness || other.event.year - one.event.year)
    .slice(0, 5)
    .map(({ event }) => `« ${event.label} » (${event.year})`);
  const hint = near.length > 0 ? `Noms proches : ${near.join(", ")}. ` : "";
  return `Il n’y a pas d’événement « ${text} ». ${hint}${advice}`.trimEnd();
}

/** Returns the similarity of two names, 0 to 1: the share of common letter pairs (Dice's coefficient). */
export function likeness(one: string, other: string): number {
  const [pairs, otherPairs] = [pairsOf(one), pairsOf(other)];
  if (pairs.size + otherPairs.size === 0) return 0;
  const shared = [...pairs].filter((pair) => otherPairs.has(pair)).length;
  return (2 * shared) / (pairs.size + otherPairs.size);
}

function pairsOf(text: string): Set<string> {
  const letters = [...searchKey(text)];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** Returns the error for a uuid that is no event's. */
export const unknownEvent = (uuid: string) => new CliError(`Il n’y a pas d’événement ${uuid}.`);

/**
 * Locks an event until the transaction ends, against other imports, start lists and takedowns. Its key stays unlocked: carts
 * that reference the event go on. Throws `CliError` if there is none.
 */
export async function lockEvent(tx: Tx, uuid: string): Promise<void> {
  const event = await tx
    .selectFrom("event")
    .select("uuid")
    .where("uuid", "=", uuid)
    .where("isDeleted", "=", false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!event) throw unknownEvent(uuid);
}
