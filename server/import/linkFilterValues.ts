import { sql } from "kysely";
import { searchKey, slug } from "../../src/domain/pictures/searchKey.ts";
import type { Tx } from "../db/database.ts";
import { deterministicUuid } from "./deterministicUuid.ts";

/** Who is on a picture: "this one is of the rider Éric Lefèvre". */
export interface PictureName {
  pictureUuid: string;
  filterTypeUuid: string;
  value: string;
}

export interface Joined {
  /** Number of new (picture, value) pairs. */
  pairs: number;
  /** Names spelled differently from the value they were merged into. */
  merged: { value: string; kept: string }[];
}

const keyOf = (filterTypeUuid: string, valueSlug: string) => `${filterTypeUuid} ${valueSlug}`;

/**
 * Links pictures of one event to filter values and counts them for the event. Creates missing values; two spellings of one slug
 * are one value with the first spelling. Leaves existing links and taken-down pictures alone.
 * @param startListUuid the list that gives the names: it gives each of them once, a removed one does not return
 */
export async function linkFilterValues(
  tx: Tx,
  eventUuid: string,
  names: readonly PictureName[],
  startListUuid: string | null = null,
): Promise<Joined> {
  const wanted = new Map<string, { filterTypeUuid: string; value: string; valueSlug: string }>();
  const spellings = new Map<string, Set<string>>();
  const pairs = names.map(({ pictureUuid, filterTypeUuid, value }) => {
    const valueSlug = slug(value, 200);
    const key = keyOf(filterTypeUuid, valueSlug);
    if (!wanted.has(key)) wanted.set(key, { filterTypeUuid, value, valueSlug });
    spellings.set(key, (spellings.get(key) ?? new Set()).add(value));
    return { pictureUuid, key };
  });
  const known = await ensureValues(tx, [...wanted.values()]);
  const merged = [...spellings].flatMap(([key, written]) =>
    [...written].flatMap((value) => {
      const kept = known.get(key)?.value ?? value;
      return kept === value ? [] : [{ value, kept }];
    }),
  );

  const pictureUuids = pairs.map(({ pictureUuid }) => pictureUuid);
  const valueUuids = pairs.map(({ key }) => known.get(key)?.uuid ?? "");
  const named = sql`
    select distinct named.picture, named.value
    from unnest(${pictureUuids}::uuid[], ${valueUuids}::uuid[]) as named(picture, value)
      join "picture" on "picture"."uuid" = named.picture and not "picture"."isDeleted"`;
  const given =
    startListUuid === null
      ? named
      : sql`insert into "startListName" ("startListUuid", "pictureUuid", "filterValueUuid")
          select ${startListUuid}::uuid, named.* from (${named}) as named
          on conflict do nothing returning "pictureUuid", "filterValueUuid"`;
  // Sorted, so two concurrent imports wait for each other's counts in the same order.
  const { rows } = await sql<{ pairs: number }>`
    with given as (${given}), fresh as (
      insert into "pictureFilterValue" ("pictureUuid", "filterValueUuid", "isFromList")
      select given.*, ${startListUuid !== null} from given
      on conflict do nothing returning "filterValueUuid"
    ), counted as (
      insert into "eventFilterValue" ("eventUuid", "filterValueUuid", "pictureCount")
      select ${eventUuid}::uuid, "filterValueUuid", count(*) from fresh group by 2 order by 2
      on conflict ("eventUuid", "filterValueUuid")
      do update set "pictureCount" = "eventFilterValue"."pictureCount" + excluded."pictureCount"
    )
    select count(*)::int as pairs from fresh`.execute(tx);
  return { pairs: rows[0]?.pairs ?? 0, merged };
}

/** Returns the values by type and slug; creates missing ones. */
async function ensureValues(
  tx: Tx,
  wanted: readonly { filterTypeUuid: string; value: string; valueSlug: string }[],
): Promise<Map<string, { uuid: string; value: string }>> {
  const fresh = wanted.map((row) => ({
    uuid: deterministicUuid("filterValue", row.filterTypeUuid, row.valueSlug),
    ...row,
    searchKey: searchKey(row.value),
  }));
  await sql`
    insert into "filterValue" ("uuid", "filterTypeUuid", "value", "valueSlug", "searchKey")
    select "uuid", "filterTypeUuid", "value", "valueSlug", "searchKey"
    from json_populate_recordset(null::"filterValue", ${JSON.stringify(fresh)}::json) order by "uuid"
    on conflict do nothing`.execute(tx);
  const slugs = wanted.map(({ valueSlug }) => valueSlug);
  // Until the links are committed no name is merged; a former spelling stands for the name that it was merged into.
  await sql`
    select from "filterValue" where "uuid" in (
      select unnest(array["uuid", "mergedIntoUuid"]) from "filterValue" where "valueSlug" = any(${slugs}::text[]))
    order by "uuid" for key share`.execute(tx);
  const { rows } = await sql<{ uuid: string; filterTypeUuid: string; valueSlug: string; value: string }>`
    select kept."uuid", written."filterTypeUuid", written."valueSlug", kept."value" from "filterValue" written
      join "filterValue" kept on kept."uuid" = coalesce(written."mergedIntoUuid", written."uuid")
    where written."valueSlug" = any(${slugs}::text[])`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row.filterTypeUuid, row.valueSlug), row]));
}
