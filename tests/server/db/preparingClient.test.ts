import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, runTransaction, type Tx } from "../../../server/db/database.ts";
import { operatorLimits, requestLimits } from "../../../server/db/limits.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { onePlan } from "../../../server/db/preparingClient.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString, { ...operatorLimits, prepared: 3 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The texts that the connection of a transaction keeps, and how often each was asked. */
async function kept(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ statement: string; calls: number }>`
    select statement, (generic_plans + custom_plans)::int as calls from pg_prepared_statements`.execute(tx);
  return Object.fromEntries(rows.map(({ statement, calls }) => [statement, calls]));
}

const pricing = (from: Db | Tx, id: number) =>
  from.selectFrom("pricing").selectAll().where("id", "=", id).execute();
const pricingText = 'select * from "pricing" where "id" = $1';

test("a connection keeps the statements of its transactions, over transactions and after a rollback", async () => {
  await db.connection().execute(async (one) => {
    await one.transaction().execute((tx) => pricing(tx, 1));
    await pricing(one, 1);
    const refused = one.transaction().execute(async (tx) => {
      await pricing(tx, 2);
      throw new Error("refused");
    });
    await expect(refused).rejects.toThrow("refused");
    await one.transaction().execute(async (tx) => {
      expect(await kept(tx)).toEqual({ [pricingText]: 2 });
    });
  });
});

test("it keeps no long lists, nothing of the names of pictures, and no more than its maximum", async () => {
  await runTransaction(db, async (tx) => {
    const link = tx.selectFrom("pictureFilterValue").select("pictureUuid");
    await link.where("filterValueUuid", "=", "00000000-0000-4000-8000-000000000000").execute();
    const ids = Array.from({ length: 41 }, (_, index) => index);
    for (const count of [41, 1, 2, 3, 4])
      await tx.selectFrom("pricing").select("id").where("id", "in", ids.slice(0, count)).execute();
    const lengths = Object.keys(await kept(tx)).map((text) => text.match(/\$\d+/g)?.length);
    // With the one of the test before.
    expect(lengths.toSorted()).toEqual([1, 1, 2]);
  });
});

test("it keeps a statement that says so wherever it is asked, and asks it again after a migration", async () => {
  const own = openDatabase(database.connectionString, requestLimits);
  const marked = (from: Db) =>
    sql`${sql.raw(onePlan)} select * from "shopFact" where "key" = ${"x"}`.execute(from);
  try {
    await own.connection().execute(async (one) => {
      await marked(one);
      await one.transaction().execute(async (tx) => {
        expect(Object.values(await kept(tx))).toEqual([1]);
      });
      await sql`alter table "shopFact" add column "note" text`.execute(one);
      expect((await marked(one)).rows).toEqual([]);
    });
  } finally {
    await own.destroy();
  }
});

test("after a migration that changes what a statement returns, every connection prepares it anew", async () => {
  const together = Array.from({ length: 5 });
  const { promise: allBegan, resolve } = Promise.withResolvers<void>();
  let began = 0;
  const readAll = () =>
    runTransaction(db, async (tx) => {
      const rows = await pricing(tx, 1);
      if (++began === together.length) resolve();
      await allBegan;
      return rows;
    });
  await db.insertInto("pricing").values({ label: "Particuliers" }).execute();
  // Each on a connection of its own.
  await Promise.all(together.map(readAll));
  await sql`alter table "pricing" add column "note" text default 'new'`.execute(db);
  const read = await Promise.all(together.map(readAll));
  for (const rows of read) expect(rows).toEqual([expect.objectContaining({ note: "new" })]);
});
