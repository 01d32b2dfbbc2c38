import { sql } from "kysely";
import { searchKey } from "../../../src/domain/pictures/searchKey.ts";
import type { Db } from "../../db/database.ts";
import type { NameType } from "./findName.ts";

export interface ListedName {
  uuid: string;
  /** The code of its type. */
  type: string;
  value: string;
  /** Number of the event's pictures that have it. */
  pictures: number;
  /** Former spellings, which a start list may still contain. */
  former: string[];
}

/** Returns the names on an event's pictures, by type and spelling. @param text part of a name, typed in any way */
export async function listNames(
  db: Db,
  eventUuid: string,
  type: NameType | null,
  text: string,
): Promise<ListedName[]> {
  const ofType = type === null ? sql`` : sql`and type.uuid = ${type.uuid}`;
  const { rows } = await sql<ListedName>`
    select name.uuid, type.code as type, name.value, shown."pictureCount" as pictures,
      array(select former.value from "filterValue" former
        where former."mergedIntoUuid" = name.uuid order by former.value) as former
    from "eventFilterValue" shown
      join "filterValue" name on name.uuid = shown."filterValueUuid" and not name."isDeleted"
      join "filterType" type on type.uuid = name."filterTypeUuid"
    where shown."eventUuid" = ${eventUuid} and shown."pictureCount" > 0 ${ofType}
      and name."searchKey" like ${`%${searchKey(text)}%`}
    order by type.code, name."searchKey" collate "C", name.uuid`.execute(db);
  return rows;
}
