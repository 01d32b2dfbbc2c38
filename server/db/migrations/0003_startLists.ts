import { type Kysely, sql } from "kysely";

/**
 * Keeps the applied start lists: their rows for pictures still to come, and which list gave which name. Pictures and names are never
 * deleted, so the names of a list hold no references, which would be checked row by row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "startList" (
      "uuid" uuid primary key,
      "eventUuid" uuid not null references "event",
      "fileName" varchar(255) not null,
      "contestSlugs" text[],
      "windowSeconds" int not null,
      "bibPlace" text,
      "by" text not null default 'operator',
      "appliedAt" timestamptz not null default now(),
      "isUndone" boolean not null default false);
    create index on "startList" ("eventUuid");
    create table "startListRow" (
      "startListUuid" uuid not null references "startList" on delete cascade,
      "line" int not null,
      "row" jsonb not null,
      primary key ("startListUuid", "line"));
    create table "startListName" (
      "startListUuid" uuid not null references "startList" on delete cascade,
      "pictureUuid" uuid not null,
      "filterValueUuid" uuid not null,
      primary key ("pictureUuid", "filterValueUuid", "startListUuid"));
    create index on "startListName" ("startListUuid");
    alter table "pictureFilterValue" add "isFromList" boolean not null default false;`)
    .execute(db);
}
