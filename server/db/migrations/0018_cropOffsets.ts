import { type Kysely, sql } from "kysely";

/** Adds where the shopper has put a paper on a picture of another shape. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table "orderItemPicture"
      -- From 0, left or top, to 1, right or bottom; null in the middle.
      add "cropOffset" double precision check ("cropOffset" between 0 and 1);`)
    .execute(db);
}
