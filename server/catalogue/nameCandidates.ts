import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import { joinedMinimum, type TypedName } from "./nameLikeness.ts";

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
/** The expression of the index filterValue_spelling: each word begins after a blank, the last is all of them without blanks. */
const spelling = sql`(' ' || name."searchKey" || ' ' || replace(name."searchKey", ' ', '') || ' ')`;
const and = sql` and `;
const or = sql` or `;
/** A key contains only letters, digits and blanks: no wildcard of `like`. */
const has = (pattern: string) => sql<boolean>`${spelling} like ${pattern}`;

/** Returns the ways to find a typed text, best first. */
export function nameStages(typed: TypedName): NameStage[] {
  const { key: text, words, joined, bib } = typed;
  const letters = { kind: "letters", hasFormer: joined.length >= joinedMinimum } as const;
  const stages: NameStage[] = [];
  if (bib !== null) {
    const zeros = Array.from({ length: 7 }, (_, count) => bib.padStart(bib.length + count, "0"));
    const matches = sql<boolean>`name."filterTypeUuid" in (select uuid from "filterType" where code = 'bib')
      and name."valueSlug" in (${sql.join(zeros)})`;
    stages.push({ kind: "bib", hasFormer: true, matches, order: key, most: 20 });
  }
  if (words.length < 2) {
    // In the order of an index, until enough are visible: a single letter begins thousands of names.
    const matches = sql<boolean>`${key} >= ${text} and ${key} < ${`${text}\u{10ffff}`}`;
    stages.push({ kind: "letters", hasFormer: false, matches, order: key, most: 200 });
  }
  if (words.length > 0) {
    const matches = sql.join<boolean>(
      words.map((word) => has(`% ${word}%`)),
      and,
    );
    stages.push({ ...letters, matches, order: sql`pictures desc, ${key}`, most: 500 });
  }
  if (joined.length >= joinedMinimum)
    stages.push({ ...letters, matches: has(`%${joined}%`), order: sql`1`, most: 200 });
  if (joined.length > joinedMinimum && bib === null) stages.push(...slipStages(text, words));
  return stages;
}

function slipStages(text: string, words: readonly string[]): NameStage[] {
  const nearest: NameStage = {
    ...{ kind: "nearest", hasFormer: true, most: 200 },
    matches: sql`${text} <% ${spelling}`,
    order: sql`word_similarity(${text}, ${spelling}) desc, ${key}`,
  };
  if (words.every((word) => word.length < halvedFrom)) return [nearest];
  const matches = sql.join<boolean>(
    words.map((word) => sql`(${sql.join(halves(word).map(has), or)})`),
    and,
  );
  const order = sql`similarity(${text}, name."searchKey") desc, ${key}`;
  return [{ kind: "slips", hasFormer: true, matches, order, most: 200 }, nearest];
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
  const { filterTypeUuid, eventUuids } = scope;
  const kept = stage.hasFormer ? uuid : sql`name.uuid`;
  const isLive = stage.hasFormer
    ? sql`(not name."isDeleted" or name."mergedIntoUuid" is not null)`
    : sql`not name."isDeleted"`;
  const isOfType = filterTypeUuid === undefined ? sql`true` : sql`name."filterTypeUuid" = ${filterTypeUuid}`;
  const events = sql`select uuid from "event" where "isVisible" and not "isDeleted"
    and ${eventUuids.length === 0 ? sql`true` : sql`uuid in (${sql.join(eventUuids)})`}`;
  // `offset` keeps it a look-up per name: as a join it would read the whole table for ten names.
  const shown = sql`select "pictureCount" as pictures from "eventFilterValue"
    where "filterValueUuid" = ${kept} and "pictureCount" > 0 and "eventUuid" = any(array(${events})) offset 0`;
  const where = sql`${isLive} and ${isOfType} and ${stage.matches} order by ${stage.order} limit ${stage.most}`;
  const columns = sql`${kept} as uuid, ${key} as "searchKey"`;
  const found =
    eventUuids.length === 0
      ? sql<NameCandidate>`select ${columns}, 0 as pictures from "filterValue" name
          where exists (${shown}) and ${where}`
      : sql<NameCandidate>`select ${columns}, pictures from "filterValue" name
          cross join lateral (${shown}) shown where ${where}`;
  return (await found.execute(db)).rows;
}
