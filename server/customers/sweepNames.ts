import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { sweepRows } from "./sweepRows.ts";

/** The name that a row is, or is a former spelling of. */
const kept = sql`coalesce("filterValue"."mergedIntoUuid", "filterValue"."uuid")`;
const ordered = sql`select "filterValueUuid1" from "orderItem" where "filterValueUuid1" is not null
  union select "filterValueUuid2" from "orderItem" where "filterValueUuid2" is not null`;
const unused = sql`not exists (select from "pictureFilterValue" link where link."filterValueUuid" = ${kept})
  and ${kept} not in (${ordered}) and "filterValue"."uuid" not in (${ordered})`;

/**
 * Deletes the names that no picture and no order has, with their former spellings; a start list that is applied again brings them back.
 * @param before names that were changed or given since then stay, ISO 8601
 */
export async function sweepNames(db: Db, before: string, signal: AbortSignal): Promise<void> {
  const isOld = sql`"filterValue"."modifiedAt" < ${before}
    and not exists (select from "eventFilterValue" shown where shown."filterValueUuid" = "filterValue"."uuid")`;
  await sweepRows(db, "filterValue", sql`"mergedIntoUuid" is not null and ${isOld} and ${unused}`, signal);
  const hasSpelling = sql`exists (select from "filterValue" former where former."mergedIntoUuid" = "filterValue"."uuid")`;
  await sweepRows(
    db,
    "filterValue",
    sql`"mergedIntoUuid" is null and ${isOld} and ${unused} and not ${hasSpelling}`,
    signal,
  );
}
