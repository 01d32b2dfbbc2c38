import { type Kysely, sql } from "kysely";

const sandboxTransactions = `
create table "sandboxTransaction" (
  "transId" text primary key,
  "amount" int not null,
  "at" timestamptz not null default now());
`;

/** What the sandbox bank knows when it is asked: the cents that were paid under a TransID, 0 for a refusal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sandboxTransactions).execute(db);
}
