import { type Kysely, sql } from "kysely";

const tables = `
create table "invoiceCounter" (
  "placeId" int not null, "year" int not null, "last" int not null, primary key ("placeId", "year"));
create table "invoice" (
  "orderUuid" uuid primary key references "order",
  "placeId" int not null, "year" int not null, "sequence" int not null check ("sequence" > 0),
  "number" varchar(30) not null unique,
  "issuedAt" timestamptz not null,
  "content" jsonb not null,
  "seller" jsonb,
  unique ("placeId", "year", "sequence"));
create table "digitalFile" (
  "pictureUuid" uuid not null references "picture",
  "format" text not null check ("format" in ('low', 'average', 'high')),
  "byteSize" int not null, "width" int not null, "height" int not null,
  "isSmaller" boolean not null,
  "createdAt" timestamptz not null default now(),
  primary key ("pictureUuid", "format"));
create index on "digitalFile" ("createdAt") where "isSmaller";
`;

// An invoice that was issued stays: only a seller that was missing may still be filled in.
const keep = `
create function "keepInvoice"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old."seller" is null and to_jsonb(new) - 'seller' = to_jsonb(old) - 'seller' then return new; end if;
  raise exception 'invoice % is issued and can no longer change', old."number";
end $$;
create trigger "keep" before update or delete on "invoice" for each row execute function "keepInvoice"();
`;

/** Invoices with their gapless numbers, and the files made for paid orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(keep).execute(db);
}
