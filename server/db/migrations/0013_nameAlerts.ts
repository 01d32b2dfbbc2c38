import { type Kysely, sql } from "kysely";

/** Adds the alerts of those who asked to be told when pictures with a name are in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "nameAlert" (
      "uuid" uuid primary key default gen_random_uuid(),
      "email" varchar(254) not null,
      "text" varchar(200) not null,
      "searchKey" text not null,
      "eventUuid" uuid references "event",
      "createdAt" timestamptz not null default now(),
      "confirmedAt" timestamptz,
      "checkedVersion" bigint,
      "queuedAt" timestamptz);
    -- Asked twice, it is one.
    create unique index "nameAlert_once" on "nameAlert" (
      lower("email"), "searchKey", coalesce("eventUuid", '00000000-0000-0000-0000-000000000000'::uuid));
    create index on "nameAlert" ("createdAt");`)
    .execute(db);
}
