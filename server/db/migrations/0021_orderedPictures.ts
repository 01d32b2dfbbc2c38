import { type Kysely, sql } from "kysely";

/** Finds whether an order or a cart holds a picture, whose previews are then served although its event is hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create index on "orderItemPicture" ("pictureUuid");`).execute(db);
}
