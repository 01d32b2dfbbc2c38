import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../db/database.ts";

/**
 * Removes names that a list gave, of an event that the caller has locked. Names that another list gives too, or that pictures had
 * before any list, stay on them.
 * @param which selects the `ctid` of the rows of `startListName`
 * @returns the number of rows, and of names that are gone from pictures
 */
export async function removeGivenNames(
  tx: Tx,
  eventUuid: string,
  listUuid: string,
  which: RawBuilder<unknown>,
): Promise<{ given: number; removed: number }> {
  const { rows } = await sql<{ given: number; removed: number }>`
    with given as (
      delete from "startListName" where ctid = any(array(${which}))
      returning "pictureUuid", "filterValueUuid"
    ), gone as (
      delete from "pictureFilterValue" link using given
      where link."pictureUuid" = given."pictureUuid" and link."filterValueUuid" = given."filterValueUuid"
        and link."isFromList" and not exists (
          select from "startListName" other where other."pictureUuid" = given."pictureUuid"
            and other."filterValueUuid" = given."filterValueUuid" and other."startListUuid" <> ${listUuid})
      returning link."filterValueUuid"
    ), counted as (
      update "eventFilterValue" kept set "pictureCount" = kept."pictureCount" - lost.count
      from (select "filterValueUuid", count(*) as count from gone group by 1) lost
      where kept."eventUuid" = ${eventUuid} and kept."filterValueUuid" = lost."filterValueUuid"
    )
    select (select count(*) from given)::int as given, (select count(*) from gone)::int as removed`.execute(
    tx,
  );
  await sql`delete from "eventFilterValue" where "eventUuid" = ${eventUuid} and "pictureCount" <= 0`.execute(
    tx,
  );
  return rows[0] ?? { given: 0, removed: 0 };
}
