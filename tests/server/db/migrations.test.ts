import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../../server/db/database.ts";
import { migrateToLatest, migrations } from "../../../server/db/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString) as unknown as Kysely<unknown>;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it("0002 keeps the pictures of a filled shop, their colour and when they were last modified", async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0001_initial")).error).toBeUndefined();
  await sql`insert into "pricing" ("label") values ('Concours')`.execute(db);
  await sql`
    with "newEvent" as (
      insert into "event" ("pricingId", "label", "labelSlug", "category", "year", "start", "end")
      select "id", 'Rosières', 'rosieres', 'Equestre', 2026, now(), now() from "pricing" returning "uuid"),
    "newContest" as (
      insert into "contest" ("label", "labelSlug", "eventUuid", "start", "end")
      select 'Grand Prix', 'grand-prix', "uuid", now(), now() from "newEvent" returning "uuid", "eventUuid")
    insert into "picture" ("name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
      "width", "height", "kbSize", "orientation", "eventUuid", "contestUuid", "originalKey", "averageColour", "modifiedAt")
    select 'IMG_' || "number", '', '', '', '', '', 6000, 4000, 9000, 1, "eventUuid", "uuid", '',
      case when "number" <= 2 then '#8d9a7' || "number" end, '2026-05-01T08:00:00Z'
    from "newContest", generate_series(1, 3) as "number"`.execute(db);

  await migrateToLatest(database.connectionString);

  const { rows } = await sql`
    select "name", "colours", "modifiedAt" from "picture" order by "name"`.execute(db);
  const modifiedAt = "2026-05-01T08:00:00.000Z";
  expect(rows).toEqual([
    { name: "IMG_1", colours: ["#8d9a71"], modifiedAt },
    { name: "IMG_2", colours: ["#8d9a72"], modifiedAt },
    { name: "IMG_3", colours: [], modifiedAt },
  ]);
});

it("0012 writes the pictures of a filled shop, and their table is vacuumed for its indexes to answer alone", async () => {
  const { rows } = await sql<{ name: string; json: string }>`
    select "name", "json" from "picture" order by "name"`.execute(db);
  const modifiedAt = "2026-05-01T08:00:00.000Z";
  expect(rows.map(({ name, json }) => [name, JSON.parse(json)])).toEqual(
    ["IMG_1", "IMG_2", "IMG_3"].map((name) => [
      name,
      expect.objectContaining({ name, width: 6000, modifiedAt }),
    ]),
  );
  // Not whether each of its pages became visible: one that another process reads at this moment stays out.
  const { rows: vacuums } = await sql`
    select "vacuum_count" from "pg_stat_user_tables" where "relid" = '"picture"'::regclass`.execute(db);
  expect(vacuums).toEqual([{ vacuum_count: 1 }]);
});
