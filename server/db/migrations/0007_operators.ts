import { type Kysely, sql } from "kysely";

/** Adds operators with a password and a role, and keys with scopes for other programs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "operator" (
      "uuid" uuid primary key default gen_random_uuid(),
      "email" text not null,
      "passwordHash" text not null,
      "role" text not null check ("role" in ('patron', 'production', 'comptoir')),
      "createdAt" timestamptz not null default now(),
      "endedAt" timestamptz);
    create unique index "operator_email" on "operator" (lower("email")) where "endedAt" is null;
    create table "operatorKey" (
      "uuid" uuid primary key default gen_random_uuid(),
      "name" text not null,
      "keyHash" text not null unique,
      "scopes" text[] not null,
      "createdAt" timestamptz not null default now(),
      "lastUsedAt" timestamptz,
      "endedAt" timestamptz);
    create unique index "operatorKey_name" on "operatorKey" (lower("name")) where "endedAt" is null;
    alter table "operatorSession" alter column "codeHash" drop not null;
    alter table "operatorSession" add column "operatorUuid" uuid references "operator";
    alter table "operatorSession" add constraint "operatorSession_opened"
      check (("codeHash" is null) <> ("operatorUuid" is null));
    create index on "operatorSession" ("operatorUuid");`)
    .execute(db);
}
