import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { growLargeEvent } from "../../demo/largeEvent.ts";
import { renameOldOriginals } from "../../demo/renameOldOriginals.ts";
import { seedDemo } from "../../demo/seed.ts";
import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../server/support/database.ts";

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const keys = async () => ({
  pictures: await db.selectFrom("picture").select(["uuid", "originalKey"]).orderBy("uuid").execute(),
  images: await db.selectFrom("plainImage").selectAll().orderBy("uuid").execute(),
});

it("a demonstration seeded before its originals had keys gets those of today", async () => {
  const services = { db, now: () => new Date("2026-09-12T16:00:00Z") };
  await seedDemo(services, { pictures: 100 });
  await growLargeEvent(services, { pictures: 20 });
  // Old addresses did not include the other competitors in the picture.
  await sql`update "picture" set "originalKey" = regexp_replace("originalKey", '(_\\d+-\\d+)(_.+)\\.jpg$', '\\1.jpg')`.execute(
    db,
  );
  const today = await keys();
  await sql`update "picture" set "originalKey" = regexp_replace("originalKey",
    '^.*/([^_]+)_([^_]+)_([^_]+)_([^_]+)_(\\d+)-(\\d+)\\.jpg$', 'scene:\\1/\\5/\\6/\\2/\\3/\\4')`.execute(db);
  await sql`update "plainImage" set "originalKey" = 'scene:cover/horse/12/1600x1000'`.execute(db);
  expect((await keys()).pictures[0]?.originalKey).toMatch(/^scene:[a-z.]+\/\d+\/\d+\/\d+\/[\d.]+\/\d+x\d+$/i);
  await renameOldOriginals(db);
  expect(await keys()).toEqual(today);
});
