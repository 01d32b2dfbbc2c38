import { type Kysely, sql } from "kysely";

const tables = `
create table "operatorSession" (
  "sessionUuid" uuid primary key references "visitorSession",
  "codeHash" text not null,
  "openedAt" timestamptz not null default now(),
  "closesAt" timestamptz not null);

create table "orderStep" (
  "id" bigint generated always as identity primary key,
  "orderUuid" uuid not null references "order" on delete cascade,
  "status" text not null,
  "by" text not null,
  "at" timestamptz not null default now());
create index on "orderStep" ("orderUuid", "id");
create index "orderStep_at" on "orderStep" ("at") where "status" in ('finalized', 'paid');

create index "order_paidAt" on "order" ("paidAt") where "paidAt" is not null;

create table "orderConsent" (
  "orderUuid" uuid not null references "order" on delete cascade,
  "kind" text not null check ("kind" in ('terms', 'waiver')),
  "version" varchar(20) not null,
  "at" timestamptz not null default now(),
  primary key ("orderUuid", "kind"));

create table "refund" (
  "uuid" uuid primary key default gen_random_uuid(),
  "orderUuid" uuid not null references "order",
  "paymentUuid" uuid references "payment",
  "amount" int not null check ("amount" > 0),
  "method" text not null check ("method" in ('axepta', 'cash', 'check', 'card', 'other')),
  "reason" varchar(200) not null,
  "createdAt" timestamptz not null default now());
create index on "refund" ("orderUuid");
create unique index "refund_payment" on "refund" ("paymentUuid");

create table "creditNoteCounter" (
  "placeId" int not null, "year" int not null, "last" int not null, primary key ("placeId", "year"));
create table "creditNote" (
  "refundUuid" uuid primary key references "refund",
  "orderUuid" uuid not null references "order",
  "placeId" int not null, "year" int not null, "sequence" int not null check ("sequence" > 0),
  "number" varchar(30) not null unique,
  "issuedAt" timestamptz not null,
  "content" jsonb not null,
  "seller" jsonb,
  unique ("placeId", "year", "sequence"));
create index on "creditNote" ("orderUuid");
create trigger "keep" before update or delete on "creditNote" for each row execute function "keepInvoice"();

create table "takedown" (
  "pictureUuid" uuid primary key references "picture",
  "reason" varchar(200) not null,
  "at" timestamptz not null default now());
`;

// A trigger, so that no change of a status can forget to be recorded.
const steps = `
create function "recordStep"() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new."status" <> old."status" then
    insert into "orderStep" ("orderUuid", "status", "by")
    values (new."uuid", new."status", coalesce(nullif(current_setting('dossard.actor', true), ''), 'shop'));
  end if;
  return null;
end $$;
create trigger "step" after insert or update of "status" on "order" for each row execute function "recordStep"();
`;

// What is known of orders that were there before.
const earlier = `
insert into "orderStep" ("orderUuid", "status", "by", "at")
select "orderUuid", "status", 'shop', "at" from (
  select "uuid" as "orderUuid", 'uncomplete' as "status", "createdAt" as "at", 1 as "rank" from "order"
  union all
  select "uuid", 'paid', "paidAt", 2 from "order" where "paidAt" is not null
  union all
  select "uuid", "status", "modifiedAt", 3 from "order" where "status" not in ('uncomplete', 'paid')
) known order by "at", "rank";
`;

/** The operator's side: who may do it, each order's life, what was agreed to, what was given back, what was taken down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(steps).execute(db);
  await sql.raw(earlier).execute(db);
}
