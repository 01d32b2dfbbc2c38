import { type Kysely, sql } from "kysely";

const statements = `
alter table "visitorSession" add column "lastUsedAt" timestamptz not null default now();
create index on "visitorSession" ("lastUsedAt");
create index on "order" ("sessionUuid") where "sessionUuid" is not null;
create index "order_swept" on "order" ("modifiedAt") where "status" in ('uncomplete', 'withdrawn', 'saved');
create index on "idempotencyKey" ("createdAt");
create index on "attempt" ("windowStart");
create index on "customerToken" ("expiresAt");
`;

/** What has a lifetime is found by its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
