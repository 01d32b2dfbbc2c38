import { type Kysely, sql } from "kysely";

/** Adds which visitors propose a name for a picture, until an operator decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "nameClaim" (
      "sessionUuid" uuid not null references "visitorSession" on delete cascade,
      "pictureUuid" uuid not null references "picture",
      "proposedNameUuid" uuid not null references "proposedName" on delete cascade,
      primary key ("sessionUuid", "pictureUuid"));
    create index on "nameClaim" ("proposedNameUuid");`)
    .execute(db);
}
