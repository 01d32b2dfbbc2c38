import { type Kysely, sql } from "kysely";

/** Adds the journal of what the operator changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "auditEntry" (
      "id" bigint generated always as identity primary key,
      "at" timestamptz not null default now(),
      "by" text not null,
      "verb" text not null,
      "subject" text not null,
      "before" jsonb,
      "after" jsonb);
    create function "keepAuditEntry"() returns trigger language plpgsql as $$
    begin raise exception 'the journal of changes only grows'; end $$;
    create trigger "keep" before update or delete on "auditEntry"
      for each row execute function "keepAuditEntry"();`)
    .execute(db);
}
