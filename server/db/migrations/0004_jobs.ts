import { type Kysely, sql } from "kysely";

const statements = `
create table "job" (
  "id" bigint generated always as identity primary key,
  "kind" text not null,
  "key" text not null,
  "payload" jsonb not null,
  "createdAt" timestamptz not null default now(),
  "dueAt" timestamptz not null default now(),
  "takenBy" uuid,
  "attempts" int not null default 0,
  "lastError" text,
  "doneAt" timestamptz,
  "deadAt" timestamptz,
  unique ("kind", "key"));
create index "job_due" on "job" ("dueAt", "id") where "doneAt" is null and "deadAt" is null;
create index "job_done" on "job" ("doneAt") where "doneAt" is not null;
`;

/** What is to be done after a transaction: mails, documents, files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
