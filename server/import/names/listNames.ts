import { sql } from "kysely";
import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import type { Counted } from "../../core/handler.ts";
import { cutToPage, type Page } from "../../core/page.ts";
import type { Db } from "../../db/database.ts";

export interface ListedName {
  uuid: string;
  /** The code of its type. */
  type: string;
  typeLabel: string;
  value: string;
  /** Number of the event's pictures that have it. */
  pictures: number;
  /** Former spellings, which a start list may still contain. */
  former: string[];
}

interface Wanted {
  eventUuid: string;
  /** The code of a type. Default: all. */
  type?: string | undefined;
  /** Part of a name, typed in any way. */
  text?: string | undefined;
}

/** Returns the names on an event's pictures, by type and spelling. @param page null: all of them */
export async function listNames(
  db: Db,
  { eventUuid, type, text = "" }: Wanted,
  page: Page,
): Promise<Counted<ListedName[]>> {
  const ofType = type === undefined ? sql`` : sql`and type.code = ${type}`;
  const matching = sql`"eventFilterValue" shown
      join "filterValue" name on name.uuid = shown."filterValueUuid" and not name."isDeleted"
      join "filterType" type on type.uuid = name."filterTypeUuid"
    where shown."eventUuid" = ${eventUuid} and shown."pictureCount" > 0 ${ofType}
      and name."searchKey" like ${`%${searchKey(text)}%`}`;
  const { rows } = await sql<ListedName>`
    select name.uuid, type.code as type, type.label as "typeLabel", name.value, shown."pictureCount" as pictures,
      array(select former.value from "filterValue" former
        where former."mergedIntoUuid" = name.uuid order by former.value) as former
    from ${matching}
    order by type.code, name."searchKey" collate "C", name.uuid ${cutToPage(page)}`.execute(db);
  if (page === null) return { items: rows, totalCount: rows.length };
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${matching}`.execute(db);
  return { items: rows, totalCount: counted.rows[0]?.count ?? 0 };
}
