import { type Kysely, sql } from "kysely";

/** Adds the addresses of other programs that are told of orders and takedowns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "webhook" (
      "id" bigint generated always as identity primary key,
      "url" text not null,
      "events" text[] not null check (cardinality("events") > 0),
      "secret" text,
      "createdAt" timestamptz not null default now(),
      "endedAt" timestamptz,
      constraint "webhook_secret" check (("secret" is null) = ("endedAt" is not null)));`)
    .execute(db);
}
