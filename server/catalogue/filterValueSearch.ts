import { type RawBuilder, sql } from "kysely";
import type { nameMatches } from "../../src/api/contract/catalogueEntities.ts";
import type { Db } from "../db/database.ts";
import {
  findCandidates,
  findCouples,
  letterStages,
  type NameCandidate,
  type NameScope,
  type NameStage,
  spellingStages,
} from "./nameCandidates.ts";
import { countSlips, isTypedBib, literalRank, readTypedName, type TypedName } from "./nameLikeness.ts";
import { type NameInEvents, namesInEvents } from "./namesInEvents.ts";
import { visible } from "./pictureSearch.ts";

const limitDefault = 10;
const limitMaximum = 100;

export interface FilterValueSearch extends NameScope {
  /** Typed text: case, accents and punctuation do not matter. */
  tagSearch: string | undefined;
  limit: number | undefined;
}

type Match = (typeof nameMatches)[number];
type FoundName = Awaited<ReturnType<typeof readRows>>[number] & NameInEvents;
/** A found name with its rank, the lower the better. */
type Hit = NameCandidate & { rank: number; match: Match };

/**
 * Returns the names that a search finds, best first: the bib number, with or without zeros; names with the text in their own letters
 * (`literalRank`); if there is none, names that have it together (a rider and a horse); unless one has just these words, names within a
 * slip or two; if there is none, the nearest spelling. Among equal ones, those with more pictures in the events searched. A former
 * spelling leads to the name that it was merged into.
 */
export async function searchFilterValues(db: Db, search: FilterValueSearch): Promise<FoundName[]> {
  const typed = readTypedName(search.tagSearch ?? "");
  const limit = limitOf(search);
  const hits = new Map<string, Hit>();
  const add = (found: readonly NameCandidate[], kind: NameStage["kind"] | "couple") => {
    for (const candidate of found) {
      const rank = kind === "couple" ? coupleRank : rankOf(typed, candidate.searchKey, kind);
      const before = hits.get(candidate.uuid);
      if (rank !== null && (before === undefined || rank < before.rank))
        hits.set(candidate.uuid, { ...candidate, rank, match: matchOf(rank, kind) });
    }
  };
  const isFull = () => hits.size >= limit;
  for (const stage of letterStages(typed))
    if (!isFull()) add(await findCandidates(db, search, stage), stage.kind);
  if (hits.size === 0) add(await findCouples(db, search, typed), "couple");
  for (const stage of spellingStages(typed)) {
    const ranks = [...hits.values()].map(({ rank }) => rank);
    const isFound = stage.kind === "nearest" ? ranks.length > 0 : ranks.some((rank) => rank <= sameWords);
    if (isFull() || isFound) break;
    const found = await findCandidates(db, search, stage);
    add(found, stage.kind);
    // None within slips: what the letters have most in common with.
    if (stage.kind === "nearest" && hits.size === 0)
      for (const [at, candidate] of found.entries())
        hits.set(candidate.uuid, { ...candidate, rank: slipRank + at, match: "nearest" });
  }
  return readBest(db, [...hits.values()], search.eventUuids, limit);
}

/** Pictures that a value must be in: with another value, in a contest; one of both at least. */
export interface LinkedScope {
  existing: string | undefined;
  eventUuid: string | undefined;
  contestUuid: string | undefined;
}

/** Returns the matching values that share a picture with another value, or are in a contest's pictures, in the same order. */
export async function searchLinkedValues(
  db: Db,
  search: Omit<FilterValueSearch, "eventUuids"> & LinkedScope,
) {
  const { existing, eventUuid, filterTypeUuid } = search;
  const typed = readTypedName(search.tagSearch ?? "");
  const linked = await db
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .select(["filterValue.uuid", "searchKey", "code"])
    .where("filterValue.isDeleted", "=", false)
    .$if(existing !== undefined, (query) => query.where("filterValue.uuid", "!=", existing ?? ""))
    .where("filterValue.uuid", "in", valuesIn(db, search))
    .where(isShown(db, "filterValue.uuid", eventUuid))
    .$if(filterTypeUuid !== undefined, (query) => query.where("filterTypeUuid", "=", filterTypeUuid ?? ""))
    .execute();
  for (const kind of ["slips", "nearest"] as const) {
    const hits = linked.flatMap(({ uuid, searchKey, code }) => {
      const isBib = code === "bib" && isTypedBib(typed, searchKey);
      const rank = rankOf(typed, searchKey, isBib ? "bib" : kind);
      return rank === null ? [] : [{ uuid, searchKey, pictures: 0, rank, match: matchOf(rank, kind) }];
    });
    if (hits.length > 0) return readRows(db, hits.sort(byRank).slice(0, limitOf(search)));
  }
  return [];
}

const bibRank = -1;
const sameWords = 0;
/** After every literal rank. */
const coupleRank = 9;
const slipRank = 10;

function rankOf(typed: TypedName, name: string, kind: NameStage["kind"]): number | null {
  if (kind === "bib") return bibRank;
  const rank = literalRank(typed, name);
  if (rank !== null || kind === "letters") return rank;
  const slips = countSlips(typed, name, kind === "nearest");
  return slips === null ? null : slipRank + slips;
}

function matchOf(rank: number, kind: NameStage["kind"] | "couple"): Match {
  if (rank === bibRank) return "bib";
  if (rank === coupleRank) return "couple";
  return rank < slipRank ? "letters" : kind === "nearest" ? "nearest" : "slips";
}

const byRank = (one: Hit, other: Hit) =>
  one.rank - other.rank ||
  other.pictures - one.pictures ||
  compare(one.searchKey, other.searchKey) ||
  compare(one.uuid, other.uuid);

/** Returns the best names with their events. */
async function readBest(db: Db, hits: Hit[], eventUuids: readonly string[], limit: number) {
  const best = hits.sort(byRank).slice(0, limit);
  const uuids = best.map(({ uuid }) => uuid);
  const [rows, events] = await Promise.all([readRows(db, best), namesInEvents(db, uuids, eventUuids)]);
  return rows.flatMap((row): FoundName[] => {
    const seen = events.get(row.uuid);
    // Taken down since it was found.
    return seen === undefined ? [] : [{ ...row, ...seen }];
  });
}

/** Returns the rows of names, in order, with how they match. */
async function readRows(db: Db, hits: readonly Hit[]) {
  const matches = new Map(hits.map(({ uuid, match }) => [uuid, match]));
  const order = [...matches.keys()];
  const rows = await db.selectFrom("filterValue").selectAll().where("uuid", "in", order).execute();
  return rows
    .sort((one, other) => order.indexOf(one.uuid) - order.indexOf(other.uuid))
    .map((row) => ({ ...row, match: matches.get(row.uuid) }));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const limitOf = ({ limit }: Pick<FilterValueSearch, "limit">) =>
  Math.min(limit ?? limitDefault, limitMaximum);

/** Returns whether a value is visible in an event (or in any): names found only in hidden events are hidden. */
function isShown(db: Db, uuid: string, eventUuid: string | undefined): RawBuilder<boolean> {
  const shown = db
    .selectFrom("eventFilterValue as shown")
    .innerJoin("event", "event.uuid", "shown.eventUuid")
    .select("shown.eventUuid")
    .where("shown.filterValueUuid", "=", sql.ref<string>(uuid))
    .where("shown.pictureCount", ">", 0)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    // Keeps it a look-up per value; as a join it would read the whole table for ten values.
    .offset(0);
  return sql`exists ${eventUuid === undefined ? shown : shown.where("shown.eventUuid", "=", eventUuid)}`;
}

/** Returns the values of the visible pictures of a scope. */
function valuesIn(db: Db, { existing, eventUuid, contestUuid }: LinkedScope) {
  const values = visible(db.selectFrom("picture"), { eventUuid, contestUuid })
    .innerJoin("pictureFilterValue as other", "other.pictureUuid", "picture.uuid")
    .select("other.filterValueUuid")
    .$if(eventUuid !== undefined, (query) => query.where("picture.eventUuid", "=", eventUuid ?? ""))
    .$if(contestUuid !== undefined, (query) => query.where("picture.contestUuid", "=", contestUuid ?? ""));
  if (existing === undefined) return values;
  return values
    .innerJoin("pictureFilterValue as existing", "existing.pictureUuid", "picture.uuid")
    .where("existing.filterValueUuid", "=", existing);
}
