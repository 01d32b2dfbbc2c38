import { type Kysely, sql } from "kysely";

/** Adds the names that others than a start list propose for pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "proposedName" (
      "uuid" uuid primary key default gen_random_uuid(),
      "pictureUuid" uuid not null references "picture",
      "filterTypeUuid" uuid not null references "filterType",
      "source" varchar(100) not null,
      -- Of the picture, the type and the spelling: known when the name itself is forgotten.
      "nameHash" text not null,
      -- Null once forgotten.
      "value" varchar(200),
      "certainty" double precision not null check ("certainty" between 0 and 1),
      "state" text not null check ("state" in ('waiting', 'accepted', 'refused')),
      "proposedAt" timestamptz not null,
      unique ("pictureUuid", "source", "nameHash"));
    create index on "proposedName" ("state", "proposedAt", "uuid");`)
    .execute(db);
}
