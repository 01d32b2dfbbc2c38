import { type Kysely, sql } from "kysely";

const statements = `
drop index "order_live_code";
create index "order_live_code" on "order" ("currentPlaceId", (left("uuid"::text, 4)))
  where "status" in ('uncomplete', 'paying', 'saved', 'finalized');
`;

/** A place may have more live orders than there are four-letter codes: equal codes are allowed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
