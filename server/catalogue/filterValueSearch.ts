import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import {
  findCandidates,
  type NameCandidate,
  type NameScope,
  type NameStage,
  nameStages,
} from "./nameCandidates.ts";
import { countSlips, isTypedBib, literalRank, readTypedName, type TypedName } from "./nameLikeness.ts";

const limitDefault = 10;
const limitMaximum = 100;

export interface FilterValueSearch extends NameScope {
  /** Typed text: case, accents and punctuation do not matter. */
  tagSearch: string | undefined;
  limit: number | undefined;
}

/** A found name with its rank, the lower the better. */
type Hit = NameCandidate & { rank: number };

/**
 * Returns the names that a search finds, best first: the bib number, with or without zeros; names with the text in their own letters
 * (`literalRank`); unless one has just these words, names within a slip or two; if there is none, the nearest spelling. Among equal
 * ones, those with more pictures in the events searched. A former spelling leads to the name that it was merged into.
 */
export async function searchFilterValues(db: Db, search: FilterValueSearch) {
  const typed = readTypedName(search.tagSearch ?? "");
  const limit = limitOf(search);
  const hits = new Map<string, Hit>();
  for (const stage of nameStages(typed)) {
    const isNamed = stage.kind === "slips" && [...hits.values()].some(({ rank }) => rank <= sameWords);
    if (hits.size >= limit || isNamed || (stage.kind === "nearest" && hits.size > 0)) break;
    for (const candidate of await findCandidates(db, search, stage)) {
      const rank = rankOf(typed, candidate.searchKey, stage.kind);
      const before = hits.get(candidate.uuid);
      if (rank !== null && (before === undefined || rank < before.rank))
        hits.set(candidate.uuid, { ...candidate, rank });
    }
  }
  return readBest(db, [...hits.values()], limit);
}

/** Returns the matching values that share a picture with another value, in the same order. */
export async function searchLinkedValues(
  db: Db,
  existing: string,
  search: Omit<FilterValueSearch, "eventUuids"> & { eventUuid: string | undefined },
) {
  const { eventUuid, filterTypeUuid } = search;
  const typed = readTypedName(search.tagSearch ?? "");
  const linked = await db
    .selectFrom("filterValue")
    .innerJoin("filterType", "filterType.uuid", "filterTypeUuid")
    .select(["filterValue.uuid", "searchKey", "code"])
    .where("filterValue.isDeleted", "=", false)
    .where("filterValue.uuid", "!=", existing)
    .where("filterValue.uuid", "in", valuesBeside(db, existing, eventUuid))
    .where(isShown(db, "filterValue.uuid", eventUuid))
    .$if(filterTypeUuid !== undefined, (query) => query.where("filterTypeUuid", "=", filterTypeUuid ?? ""))
    .execute();
  for (const kind of ["slips", "nearest"] as const) {
    const hits = linked.flatMap(({ uuid, searchKey, code }) => {
      const isBib = code === "bib" && isTypedBib(typed, searchKey);
      const rank = rankOf(typed, searchKey, isBib ? "bib" : kind);
      return rank === null ? [] : [{ uuid, searchKey, pictures: 0, rank }];
    });
    if (hits.length > 0) return readBest(db, hits, limitOf(search));
  }
  return [];
}

const bibRank = -1;
const sameWords = 0;
/** After every literal rank. */
const slipRank = 10;

function rankOf(typed: TypedName, name: string, kind: NameStage["kind"]): number | null {
  if (kind === "bib") return bibRank;
  const rank = literalRank(typed, name);
  if (rank !== null || kind === "letters") return rank;
  const slips = countSlips(typed, name, kind === "nearest");
  return slips === null ? null : slipRank + slips;
}

async function readBest(db: Db, hits: Hit[], limit: number) {
  const best = hits
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.pictures - one.pictures ||
        compare(one.searchKey, other.searchKey) ||
        compare(one.uuid, other.uuid),
    )
    .slice(0, limit)
    .map(({ uuid }) => uuid);
  const rows = await db.selectFrom("filterValue").selectAll().where("uuid", "in", best).execute();
  return rows.sort((one, other) => best.indexOf(one.uuid) - best.indexOf(other.uuid));
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

function valuesBeside(db: Db, existing: string, eventUuid: string | undefined) {
  const beside = db
    .selectFrom("pictureFilterValue as existing")
    .innerJoin("pictureFilterValue as other", "other.pictureUuid", "existing.pictureUuid")
    .innerJoin("picture", "picture.uuid", "existing.pictureUuid")
    .select("other.filterValueUuid")
    .where("existing.filterValueUuid", "=", existing)
    .where("picture.isDeleted", "=", false);
  return eventUuid === undefined ? beside : beside.where("picture.eventUuid", "=", eventUuid);
}
