import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { isNumber, isParticle, joinedMinimum, type TypedName, withoutZeros } from "./nameLikeness.ts";

/** Where names are searched. */
export interface NameScope {
  filterTypeUuid: string | undefined;
  /** Only names with pictures in these events; empty: in any visible one. */
  eventUuids: readonly string[];
}

export interface NameCandidate {
  /** Of the name; of a former spelling, the name that it was merged into. */
  uuid: string;
  searchKey: string;
  /** Number of its pictures in the events searched; 0 if all are. */
  pictures: number;
}

/** One way to find names by an index: no more of them than are worth comparing. */
export interface NameStage {
  kind: "bib" | "letters" | "slips" | "nearest";
  matches: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
  most: number;
  /** Whether former spellings are searched too. */
  hasFormer: boolean;
}

const uuid = sql`coalesce(name."mergedIntoUuid", name.uuid)`;
/** Sorts by code points, like the index filterValue_order, regardless of the database's collation. */
const key = sql<string>`name."searchKey" collate "C"`;
/** Names with the least besides the letters looked for. Not the order of an index, which PostgreSQL would read whole for the few that match. */
const shortest = sql`length(name."searchKey"), ${key}`;
/** The expression of the index filterValue_spelling: each word begins after a blank, the last is all of them without blanks. */
const spelling = sql`(' ' || name."searchKey" || ' ' || replace(name."searchKey", ' ', '') || ' ')`;
const and = sql` and `;
const or = sql` or `;
/** A key contains only letters, digits and blanks: no wildcard of `like`. */
const has = (pattern: string) => sql<boolean>`${spelling} like ${pattern}`;

/** Whether a name has all these words, or words that begin so, in any order. */
const hasWords = (words: readonly string[]) =>
  sql.join<boolean>(
    words.map((word) => has(`% ${word}%`)),
    and,
  );

/** Whether a name is a bib with this number, whatever the zeros before it. */
function isBib(number: string) {
  const zeros = Array.from({ length: 7 }, (_, count) => number.padStart(number.length + count, "0"));
  return sql<boolean>`name."filterTypeUuid" in (select uuid from "filterType" where code = 'bib')
    and name."valueSlug" in (${sql.join(zeros)})`;
}

/** Returns the ways to find names that have a typed text in their own letters, best first. */
export function letterStages({ key: text, words, joined, bib }: TypedName): NameStage[] {
  const letters = { kind: "letters", hasFormer: joined.length >= joinedMinimum } as const;
  const stages: NameStage[] = [];
  if (bib !== null) stages.push({ kind: "bib", hasFormer: true, matches: isBib(bib), order: key, most: 20 });
  if (words.length < 2) {
    // In the order of an index, until enough are visible: a single letter begins thousands of names.
    const matches = sql<boolean>`${key} >= ${text} and ${key} < ${`${text}\u{10ffff}`}`;
    stages.push({ kind: "letters", hasFormer: false, matches, order: key, most: 200 });
  }
  if (words.length > 0)
    stages.push({ ...letters, matches: hasWords(words), order: sql`pictures desc, ${key}`, most: 500 });
  if (joined.length >= joinedMinimum)
    stages.push({ ...letters, matches: has(`%${joined}%`), order: shortest, most: 200 });
  return stages;
}

/** Returns the ways to find names that a typed text is near to, best first. */
export function spellingStages({ key: text, words, joined, bib }: TypedName): NameStage[] {
  if (joined.length <= joinedMinimum || bib !== null) return [];
  const telling = words.filter((word) => !isParticle(word));
  // Names share their small words with thousands of others: they count only if nothing is near without them.
  const texts = new Set([telling.length > 0 ? telling.join(" ") : text, text]);
  const nearest = [...texts].map((near): NameStage => {
    const order = sql`word_similarity(${near}, ${spelling}) desc, ${key}`;
    return { kind: "nearest", hasFormer: true, matches: sql`${near} <% ${spelling}`, order, most: 200 };
  });
  if (telling.every((word) => word.length < halvedFrom)) return nearest;
  const matches = sql.join<boolean>(
    telling.map((word) => sql`(${sql.join(halves(word).map(has), or)})`),
    and,
  );
  const order = sql`similarity(${text}, name."searchKey") desc, ${key}`;
  return [{ kind: "slips", hasFormer: true, matches, order, most: 200 }, ...nearest];
}

/** Half of a shorter word begins too many names. */
const halvedFrom = 4;

/** Returns patterns of which any word with one slip matches one: the slip spares one half, or swaps the letters between them. */
function halves(word: string): string[] {
  const letters = [...word];
  if (letters.length < halvedFrom) return [`% ${word}%`];
  const middle = Math.floor(letters.length / 2);
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)].map((half) => half.join(""));
  const swapped = [
    ...letters.slice(0, middle - 1),
    letters[middle],
    letters[middle - 1],
    ...letters.slice(middle + 1),
  ];
  return [`% ${first}%`, `%${second} %`, `% ${swapped.join("")}%`];
}

/** Returns the visible names that a stage finds, each spelling once an event. */
export async function findCandidates(db: Db, scope: NameScope, stage: NameStage): Promise<NameCandidate[]> {
  return (await onView(scope, candidates(scope, stage)).execute(db)).rows;
}

/** More words are hardly a rider, a horse and a bib. */
const coupleWords = 8;

/**
 * Returns the visible names that a text gives together: its first words are of one, the others of another on the same picture. "Martin
 * Quartz" finds a rider and a horse, "12 Martin" a bib and a rider.
 */
export async function findCouples(db: Db, scope: NameScope, { words }: TypedName): Promise<NameCandidate[]> {
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const);
  const telling = splits.filter((sides) => sides.every(isTelling));
  if (telling.length === 0 || words.length > coupleWords || !(await areKnown(db, words))) return [];
  const found: NameCandidate[] = [];
  for (const sides of telling) {
    const [rarer, other] = sides.toSorted((one, two) => two.join("").length - one.join("").length);
    const couples = sql<NameCandidate>`
      with one as materialized (${partner(scope, rarer ?? [])}),
        other as materialized (${partner(scope, other ?? [], sql`exists (select from one)`)}),
        couple as materialized (
          select distinct one.uuid as one, beside."filterValueUuid" as other from one
            join "pictureFilterValue" shows on shows."filterValueUuid" = one.uuid
            join "pictureFilterValue" beside on beside."pictureUuid" = shows."pictureUuid"
          where beside."filterValueUuid" in (select uuid from other) and beside."filterValueUuid" <> one.uuid)
      select * from one where uuid in (select one from couple)
      union all select * from other where uuid in (select other from couple)`;
    found.push(...(await onView(scope, couples).execute(db)).rows);
  }
  return found;
}

const isTelling = (words: readonly string[]) =>
  words.every(isNumber) ? words.length === 1 : words.some((word) => word.length >= joinedMinimum);

/** Whether each long word begins one of some name: a couple with a slip in it needs no search. */
async function areKnown(db: Db, words: readonly string[]): Promise<boolean> {
  const long = words.filter((word) => word.length >= halvedFrom && !isNumber(word));
  if (long.length === 0) return true;
  const unknown = long
    .toSorted((one, other) => other.length - one.length)
    .map(
      (word) => sql`when (select count(*) from "filterValue" name where ${has(`% ${word}%`)}) = 0 then false`,
    );
  const { rows } = await sql<{ known: boolean }>`
    select case ${sql.join(unknown, sql` `)} else true end as known`.execute(db);
  return rows[0]?.known ?? false;
}

/** One side of a couple. */
function partner(scope: NameScope, words: readonly string[], condition = sql`true`) {
  const [first = "", second] = words;
  const matches = second === undefined && isNumber(first) ? isBib(withoutZeros(first)) : hasWords(words);
  return candidates(scope, {
    matches: sql`${condition} and ${matches}`,
    order: shortest,
    // A surname may be that of hundreds.
    most: 1000,
    hasFormer: false,
  });
}

function candidates(scope: NameScope, stage: Omit<NameStage, "kind">) {
  const { filterTypeUuid, eventUuids } = scope;
  const kept = stage.hasFormer ? uuid : sql`name.uuid`;
  const isLive = stage.hasFormer
    ? sql`(not name."isDeleted" or name."mergedIntoUuid" is not null)`
    : sql`not name."isDeleted"`;
  const isOfType = filterTypeUuid === undefined ? sql`true` : sql`name."filterTypeUuid" = ${filterTypeUuid}`;
  // `offset` keeps it a look-up per name: as a join it would read the whole table for ten names.
  const shown = sql`select "pictureCount" as pictures from "eventFilterValue"
    where "filterValueUuid" = ${kept} and "pictureCount" > 0 and "eventUuid" = any(array(${eventsOf(scope)})) offset 0`;
  const where = sql`${isLive} and ${isOfType} and ${stage.matches} order by ${stage.order} limit ${stage.most}`;
  const columns = sql`${kept} as uuid, ${key} as "searchKey"`;
  return eventUuids.length === 0
    ? sql<NameCandidate>`select ${columns}, 0 as pictures from "filterValue" name
          where exists (${shown}) and ${where}`
    : sql<NameCandidate>`select ${columns}, pictures from "filterValue" name
          cross join lateral (${shown}) shown where ${where}`;
}

const eventsOf = ({
  eventUuids,
}: NameScope) => sql`select uuid from "event" where "isVisible" and not "isDeleted"
    and ${eventUuids.length === 0 ? sql`true` : sql`uuid in (${sql.join(eventUuids)})`}`;

/** Leaves out names of hidden contests alone: `eventFilterValue` counts their pictures too. Looks closer only at events that have one. */
function onView(scope: NameScope, names: RawBuilder<NameCandidate>): RawBuilder<NameCandidate> {
  const isHidden = sql`not "isVisible" or "isDeleted"`;
  return sql`
    with found as materialized (${names})
    select * from found where exists (
      select from "eventFilterValue" counted
      where "filterValueUuid" = found.uuid and "pictureCount" > 0 and "eventUuid" = any(array(${eventsOf(scope)}))
        and ("eventUuid" <> all(array(select "eventUuid" from contest where ${isHidden})) or exists (
          select from "pictureFilterValue" link join picture on picture.uuid = link."pictureUuid"
          where link."filterValueUuid" = found.uuid and picture."eventUuid" = counted."eventUuid" and not picture."isDeleted"
            and picture."contestUuid" <> all(array(select uuid from contest where ${isHidden})) offset 0)) offset 0)`;
}
