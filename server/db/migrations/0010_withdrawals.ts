import { type Kysely, sql } from "kysely";

// What was declared, and when, is what both sides rely on afterwards.
const withdrawals = `
create table "withdrawal" (
  "orderUuid" uuid primary key references "order",
  "name" varchar(200) not null,
  "email" varchar(100) not null,
  "covers" jsonb not null,
  "amount" int not null check ("amount" >= 0),
  "at" timestamptz not null default now());

create function "keepWithdrawal"() returns trigger language plpgsql as $$
begin raise exception 'the withdrawal from order % is written down and can no longer change', old."orderUuid"; end $$;
create trigger "keep" before update or delete on "withdrawal"
  for each row execute function "keepWithdrawal"();
`;

/** Contracts that customers have withdrawn from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(withdrawals).execute(db);
}
