import { sql } from "kysely";
import { searchKey, slug } from "../../src/domain/pictures/searchKey.ts";
import type { Tx } from "../db/database.ts";
import { deterministicUuid } from "./deterministicUuid.ts";

/** A name as a list or a folder writes it. */
export interface WrittenValue {
  filterTypeUuid: string;
  value: string;
}

export interface KnownValue {
  uuid: string;
  /** Its first spelling. */
  value: string;
}

type Wanted = WrittenValue & { valueSlug: string };

/** Returns what two spellings of one name share, within their type. */
export const valueKey = ({ filterTypeUuid, value }: WrittenValue) => `${filterTypeUuid} ${slug(value, 200)}`;

/**
 * Returns the filter values of some names by their `valueKey`; creates missing ones, with the first spelling. A former spelling
 * stands for the name that it was merged into.
 */
export async function ensureFilterValues(
  tx: Tx,
  written: Iterable<WrittenValue>,
): Promise<Map<string, KnownValue>> {
  const wanted = new Map<string, Wanted>();
  for (const { filterTypeUuid, value } of written) {
    const key = valueKey({ filterTypeUuid, value });
    if (!wanted.has(key))
      wanted.set(key, { filterTypeUuid, value, valueSlug: key.slice(filterTypeUuid.length + 1) });
  }
  const known = await findValues(tx, [...wanted.values()]);
  await keepUnused(tx, [...known.values()]);
  const missing = [...wanted].flatMap(([key, value]) => (known.has(key) ? [] : [value]));
  if (missing.length === 0) return known;
  const fresh = missing.map((row) => ({
    uuid: deterministicUuid("filterValue", row.filterTypeUuid, row.valueSlug),
    ...row,
    searchKey: searchKey(row.value),
  }));
  // Sorted, so two concurrent imports wait for each other's names in the same order.
  await sql`
    insert into "filterValue" ("uuid", "filterTypeUuid", "value", "valueSlug", "searchKey")
    select "uuid", "filterTypeUuid", "value", "valueSlug", "searchKey"
    from json_populate_recordset(null::"filterValue", ${JSON.stringify(fresh)}::json) order by "uuid"
    on conflict do nothing`.execute(tx);
  for (const [key, value] of await findValues(tx, missing)) known.set(key, value);
  return known;
}

/** Names without pictures are swept some days after they were last given (`sweepNames`): these get their pictures next. */
async function keepUnused(tx: Tx, values: readonly KnownValue[]): Promise<void> {
  await sql`
    with unused as (
      select "uuid" from "filterValue" where "uuid" = any(${values.map(({ uuid }) => uuid)}::uuid[])
        and not exists (select from "pictureFilterValue" link where link."filterValueUuid" = "filterValue"."uuid")
      order by "uuid" for no key update)
    update "filterValue" set "modifiedAt" = now() from unused where "filterValue"."uuid" = unused."uuid"`.execute(
    tx,
  );
}

async function findValues(tx: Tx, wanted: readonly Wanted[]): Promise<Map<string, KnownValue>> {
  const types = wanted.map(({ filterTypeUuid }) => filterTypeUuid);
  const slugs = wanted.map(({ valueSlug }) => valueSlug);
  const { rows } = await sql<{ uuid: string; filterTypeUuid: string; valueSlug: string; value: string }>`
    select kept."uuid", written."filterTypeUuid", written."valueSlug", kept."value"
    from unnest(${types}::uuid[], ${slugs}::text[]) as wanted(type, slug)
      join "filterValue" written on written."filterTypeUuid" = wanted.type and written."valueSlug" = wanted.slug
      join "filterValue" kept on kept."uuid" = coalesce(written."mergedIntoUuid", written."uuid")`.execute(
    tx,
  );
  return new Map(rows.map((row) => [`${row.filterTypeUuid} ${row.valueSlug}`, row]));
}
