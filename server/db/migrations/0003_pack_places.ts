import { type Kysely, sql } from "kysely";

/** A picture stands once in an item, whatever races for its places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unique index "orderItemPicture_once" on "orderItemPicture" ("orderItemUuid", "pictureUuid")
        where not "isDeleted"`,
    )
    .execute(db);
}
