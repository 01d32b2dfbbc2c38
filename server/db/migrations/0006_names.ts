import { type Kysely, sql } from "kysely";

/** Keeps former spellings of names, files that a moved or replaced picture has had, and what the files of orders are made from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table "filterValue" add column "mergedIntoUuid" uuid references "filterValue";
    create table "knownFile" (
      "contestUuid" uuid not null references "contest",
      "contentHash" text not null,
      "pictureUuid" uuid not null references "picture",
      primary key ("contestUuid", "contentHash"));
    create index on "knownFile" ("pictureUuid");
    alter table "digitalFile" add column "originalKey" text;
    update "digitalFile" set "originalKey" = picture."originalKey" from picture where picture.uuid = "pictureUuid";
    alter table "digitalFile" alter column "originalKey" set not null;`)
    .execute(db);
}
