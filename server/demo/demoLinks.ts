import { searchKey, slug } from "../../src/domain/searchKey.ts";
import type { Tx } from "../db/database.ts";
import { type FilterTypeCode, filterTypeCodes } from "../import/filterTypes.ts";
import { bulkInsert } from "./bulkInsert.ts";
import type { DemoPicture } from "./demoPictures.ts";
import { demoUuid } from "./demoUuid.ts";

interface Link {
  pictureUuid: string;
  filterTypeUuid: string;
  value: string;
  valueSlug: string;
}

/** Joins new pictures of one event to the names of who is on them, and counts them for the event. */
export async function joinNames(
  tx: Tx,
  eventUuid: string,
  pictures: readonly DemoPicture[],
  types: Record<FilterTypeCode, string>,
): Promise<void> {
  const links: Link[] = pictures.flatMap(({ uuid, starter }) =>
    filterTypeCodes.flatMap((code) => {
      const value = starter.values[code];
      if (value === undefined) return [];
      return [{ pictureUuid: uuid, filterTypeUuid: types[code], value, valueSlug: slug(value, 200) }];
    }),
  );
  const uuids = await ensureValues(tx, links);
  const uuidOf = (link: Link) => uuids.get(`${link.filterTypeUuid} ${link.valueSlug}`) ?? "";
  const counts = new Map<string, number>();
  for (const link of links) counts.set(uuidOf(link), (counts.get(uuidOf(link)) ?? 0) + 1);
  await bulkInsert(
    tx,
    "pictureFilterValue",
    links.map((link) => ({ pictureUuid: link.pictureUuid, filterValueUuid: uuidOf(link) })),
  );
  if (counts.size === 0) return;
  await tx
    .insertInto("eventFilterValue")
    .values(
      [...counts]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([filterValueUuid, pictureCount]) => ({ eventUuid, filterValueUuid, pictureCount })),
    )
    .onConflict((conflict) =>
      conflict.columns(["eventUuid", "filterValueUuid"]).doUpdateSet((set) => ({
        pictureCount: set("eventFilterValue.pictureCount", "+", set.ref("excluded.pictureCount")),
      })),
    )
    .execute();
}

/** The uuid of each value by type and slug; a value that an import made keeps its own. */
async function ensureValues(tx: Tx, links: readonly Link[]): Promise<Map<string, string>> {
  const wanted = new Map(links.map((link) => [`${link.filterTypeUuid} ${link.valueSlug}`, link]));
  await bulkInsert(
    tx,
    "filterValue",
    [...wanted.values()].map(({ filterTypeUuid, value, valueSlug }) => ({
      uuid: demoUuid("value", filterTypeUuid, valueSlug),
      filterTypeUuid,
      value,
      valueSlug,
      searchKey: searchKey(value),
    })),
  );
  const rows = await tx
    .selectFrom("filterValue")
    .select(["uuid", "filterTypeUuid", "valueSlug"])
    .where("valueSlug", "in", [...new Set([...wanted.values()].map(({ valueSlug }) => valueSlug)), ""])
    .execute();
  return new Map(rows.map((row) => [`${row.filterTypeUuid} ${row.valueSlug}`, row.uuid]));
}
