import { sql } from "kysely";
import { RetryTransaction, type Tx } from "../db/database.ts";

export interface PictureLink {
  pictureUuid: string;
  filterValueUuid: string;
}

/**
 * Links pictures of one event to filter values and counts them for the event. Leaves existing links and taken-down pictures alone.
 * @param startListUuid the list that gives the names: it gives each of them once, a removed one does not return
 * @returns the number of new links
 */
export async function linkPictures(
  tx: Tx,
  eventUuid: string,
  links: readonly PictureLink[],
  startListUuid: string | null,
): Promise<number> {
  const kept = await lockKeptNames(tx, new Set(links.map(({ filterValueUuid }) => filterValueUuid)));
  const pictureUuids = links.map(({ pictureUuid }) => pictureUuid);
  const valueUuids = links.map(({ filterValueUuid }) => kept.get(filterValueUuid) ?? filterValueUuid);
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
  return rows[0]?.pairs ?? 0;
}

/** Returns the name that each name was merged into, or itself. None of them is merged until the transaction ends. */
async function lockKeptNames(tx: Tx, uuids: ReadonlySet<string>): Promise<Map<string, string>> {
  const { rows: locked } = await sql<{ uuid: string }>`
    select "uuid" from "filterValue" where "uuid" in (
      select unnest(array["uuid", "mergedIntoUuid"]) from "filterValue" where "uuid" = any(${[...uuids]}::uuid[]))
    order by "uuid" for key share`.execute(tx);
  const { rows } = await sql<{ uuid: string; kept: string }>`
    select "uuid", coalesce("mergedIntoUuid", "uuid") as kept from "filterValue"
    where "uuid" = any(${[...uuids]}::uuid[])`.execute(tx);
  const isLocked = new Set(locked.map(({ uuid }) => uuid));
  if (rows.some(({ kept }) => !isLocked.has(kept)))
    throw new RetryTransaction("un nom vient d’être réuni à un autre");
  return new Map(rows.map(({ uuid, kept }) => [uuid, kept]));
}
