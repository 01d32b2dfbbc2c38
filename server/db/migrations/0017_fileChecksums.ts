import { type Kysely, sql } from "kysely";

/** Adds the checksum of each file, from which a zip can be resumed without reading what comes before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table "digitalFile"
      -- CRC-32 of the bytes; null for a file made before, until it is downloaded.
      add "crc32" bigint check ("crc32" between 0 and 4294967295);`)
    .execute(db);
}
