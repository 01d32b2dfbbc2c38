import { type Kysely, sql } from "kysely";

/** Adds the batches of prints made for a laboratory, and the parcels sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table "printBatch" (
      "uuid" uuid primary key,
      "target" varchar(100) not null,
      "reason" varchar(200),
      "orders" jsonb not null,
      "at" timestamptz not null default now());
    create function "keepPrintBatch"() returns trigger language plpgsql as $$
    begin raise exception 'the batch % is made and can no longer change', old."target"; end $$;
    create trigger "keep" before update or delete on "printBatch"
      for each row execute function "keepPrintBatch"();

    create table "shipment" (
      "uuid" uuid primary key default gen_random_uuid(),
      "orderUuid" uuid not null references "order" on delete cascade,
      "carrier" varchar(50) not null,
      "tracking" varchar(100) not null,
      "at" timestamptz not null default now());
    create index on "shipment" ("orderUuid");`)
    .execute(db);
}
