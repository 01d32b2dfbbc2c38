import { type Kysely, sql } from "kysely";

const statements = `
-- Changed in one pass that fires no trigger: the pictures themselves are not modified.
alter table "picture"
  alter column "averageColour" type text[] using array_remove(array["averageColour"], null),
  alter column "averageColour" set default '{}',
  alter column "averageColour" set not null;
alter table "picture" rename column "averageColour" to "colours";

-- A page far down a large event is found in an index alone, hidden contests and all.
drop index "picture_event_order";
create index "picture_event_order" on "picture" ("eventUuid", "takenAt", "name", "uuid")
  include ("contestUuid") where not "isDeleted";
drop index "picture_contest_order";
create index "picture_contest_order" on "picture" ("contestUuid", "takenAt", "name", "uuid")
  include ("eventUuid") where not "isDeleted";
create index "picture_order" on "picture" ("takenAt", "name", "uuid")
  include ("contestUuid") where not "isDeleted";

create index "filterValue_order" on "filterValue" ("searchKey" collate "C", "uuid")
  include ("filterTypeUuid") where not "isDeleted";

create table "sharedSelection" (
  "code" text primary key,
  "pictureUuids" uuid[] not null,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null);
create index on "sharedSelection" ("expiresAt");
`;

/** What the search among 50,000 pictures needs: colours of placeholders, covering indexes, shared selections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
