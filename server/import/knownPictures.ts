import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { pictureUuid } from "./preparePicture.ts";

/**
 * Returns the uuids of all pictures that the event has ever had, under each file and contest that they have had: an import
 * neither restores a taken-down one nor doubles a moved or replaced one.
 */
export async function knownPictures(db: Db, eventUuid: string): Promise<Set<string>> {
  const { rows } = await sql<{ uuid: string; contestUuid: string; contentHash: string }>`
    select "uuid", "contestUuid", "contentHash" from "picture"
      where "eventUuid" = ${eventUuid} and "contentHash" is not null
    union all
    select "uuid", file."contestUuid", file."contentHash" from "knownFile" file
      join "picture" on "picture"."uuid" = file."pictureUuid" where "eventUuid" = ${eventUuid}`.execute(db);
  return new Set(
    rows.flatMap(({ uuid, contestUuid, contentHash }) => [uuid, pictureUuid(contestUuid, contentHash)]),
  );
}

/**
 * Records the files of pictures in the contests where they have been. Call it before and after moving or replacing them: an
 * import then takes each of these files, in each of these contests, for the picture.
 */
export async function rememberFiles(tx: Tx, pictureUuids: readonly string[]): Promise<void> {
  await sql`
    with known as (
      select "contestUuid", "contentHash", "pictureUuid" from "knownFile" where "pictureUuid" = any(${pictureUuids})
      union
      select "contestUuid", "contentHash", "uuid" from "picture"
        where "uuid" = any(${pictureUuids}) and "contentHash" is not null)
    insert into "knownFile" ("contestUuid", "contentHash", "pictureUuid")
    select place."contestUuid", file."contentHash", place."pictureUuid"
    from known place join known file on file."pictureUuid" = place."pictureUuid"
    order by 1, 2
    on conflict do nothing`.execute(tx);
}
