import { type Kysely, sql } from "kysely";

/** Adds the codes under which a phone takes over the cart and the selection of a shared screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "handover" (
      "code" text primary key,
      -- A screen has one code at a time.
      "sessionUuid" uuid not null unique references "visitorSession" on delete cascade,
      "pictureUuids" uuid[] not null,
      "expiresAt" timestamptz not null,
      "takenAt" timestamptz);
    create index on "handover" ("expiresAt");`)
    .execute(db);
}
