import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./database.ts";

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

test("each test database has the whole schema and is its holder's alone", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(one.connectionString, `insert into "pricing" ("label") values ('Concours')`);
  expect((await query(one.connectionString, `select "label" from "pricing"`)).rows).toEqual([
    { label: "Concours" },
  ]);
  expect((await query(other.connectionString, `select "label" from "pricing"`)).rows).toEqual([]);
  await Promise.all([one.drop(), other.drop()]);
});

test("a dropped database is gone, even under open connections", async () => {
  const database = await createTestDatabase();
  const held = new pg.Client({ connectionString: database.connectionString });
  held.on("error", () => {});
  await held.connect();
  await database.drop();
  await expect(query(database.connectionString, "select 1")).rejects.toMatchObject({ code: "3D000" });
});
