import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseFault } from "../../../server/db/databaseFault.ts";
import { migrateToLatest, migrations } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { withLaterColumns } from "./laterMigrations.ts";
import { dumpRows, dumpSchema } from "./schemaDump.ts";

const earlierSchema = readFileSync(join(import.meta.dirname, "earlierSchema.sql"), "utf8");

let databases: TestDatabase[];
let connections: Kysely<unknown>[];
beforeEach(() => {
  databases = [];
  connections = [];
});
afterEach(async () => {
  for (const connection of connections) await connection.destroy();
  for (const database of databases) await database.drop();
});

async function createDatabase(from?: "template0") {
  const database = await createTestDatabase(from);
  databases.push(database);
  const db = openDatabase(database.connectionString) as unknown as Kysely<unknown>;
  connections.push(db);
  return { db, update: () => migrateToLatest(database.connectionString) };
}

/** A database as left by the last version before 0.1.0, of a shop with sales. */
async function createEarlierDatabase() {
  const database = await createDatabase("template0");
  await sql.raw(earlierSchema).execute(database.db);
  await sql
    .raw(`
    insert into "pricing" ("label") values ('Concours');
    insert into "event" ("pricingId", "label", "labelSlug", "category", "year", "start", "end", "hasFixedDates")
      select "id", 'Rosières', 'rosieres', 'Equestre', 2026, now(), now(), true from "pricing";
    insert into "contest" ("label", "labelSlug", "eventUuid", "start", "end")
      select 'Grand Prix', 'grand-prix', "uuid", now(), now() from "event";
    insert into "picture" ("name", "imageFile", "thumbnailFile", "rawFileName", "rawFileExtension", "rawFileType",
        "width", "height", "kbSize", "orientation", "eventUuid", "contestUuid", "originalKey", "colours", "modifiedAt", "takenAt")
      select 'IMG_' || "number", '', '', '', '', '', 6000, 4000, 9000, 1, "eventUuid", "uuid", '', array['#8d9a71'],
        '2026-05-01T08:00:00Z', timestamptz '2026-05-01T08:00:30Z' + "number" * interval '1 minute' from "contest", generate_series(1, 3) as "number";
    insert into "order" ("status", "paidAt", "totalPrice") values ('uncomplete', null, 0), ('paid', now(), 1000);
    insert into "payment" ("orderUuid", "transId", "refNr", "reqId", "amount", "currency", "status")
      select "uuid", 'T1', 'R1', 'Q1', 1000, 'EUR', 'paid' from "order" where "status" = 'paid';
    insert into "invoice" ("orderUuid", "placeId", "year", "sequence", "number", "issuedAt", "content")
      select "uuid", 1, 2026, 1, 'F2026-1', now(), '{}' from "order" where "status" = 'paid';`)
    .execute(database.db);
  return database;
}

const executed = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration" order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

it("every file of migrations is executed, in the order of their numbers", () => {
  const folder = join(import.meta.dirname, "../../../server/db/migrations");
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files.sort());
});

describe("a new database", () => {
  it("has the schema of one that was carried over from the last version before 0.1.0", async () => {
    const created = await createDatabase();
    const earlier = await createEarlierDatabase();
    await earlier.update();
    const dump = await dumpSchema(created.db);
    expect(dump.length).toBeGreaterThan(500);
    expect(dump).toEqual(await dumpSchema(earlier.db));
    expect(await executed(created.db)).toEqual(Object.keys(migrations));
  });

  it.each([
    `alter table "job" alter column "attempts" drop default`,
    `alter table "order" alter column "email" type varchar(101)`,
    `alter table "order" drop column "email"`,
    `alter table "payment" drop constraint "payment_amount_check"`,
    `alter table "payment" disable trigger "keep"`,
    `drop index "picture_order"`,
    `drop trigger "touch" on "event"`,
    `create or replace function "keepPaymentEvent"() returns trigger language plpgsql as 'begin return new; end'`,
  ])("would be seen to differ after %s", async (statement) => {
    const { db } = await createDatabase();
    const dump = await dumpSchema(db);
    await sql.raw(statement).execute(db);
    expect(await dumpSchema(db)).not.toEqual(dump);
  });
});

describe("a database of the last version before 0.1.0", () => {
  it("is carried over with every row, however many processes start at once", async () => {
    const { db, update } = await createEarlierDatabase();
    const before = await dumpRows(db);
    expect(before.picture).toHaveLength(3);
    await Promise.all([update(), update(), update()]);
    expect(await executed(db)).toEqual(Object.keys(migrations));
    expect(await dumpRows(db)).toMatchObject(withLaterColumns(before));
    const { rows: hours } = await sql`select "total", "counts"[1:5] as "counts" from "pictureHour"`.execute(
      db,
    );
    expect(hours).toEqual(Array(2).fill({ total: 3, counts: [0, 1, 1, 1, 0] }));
    await update();
    expect(await executed(db)).toEqual(Object.keys(migrations));
  });

  it("is refused with one line where it stopped at an older migration, and left as it was", async () => {
    const { db, update } = await createEarlierDatabase();
    await sql`delete from "kysely_migration" where "name" > '0012_written_pictures'`.execute(db);
    const names = await executed(db);
    const refusal = await update().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseFault);
    expect((refusal as DatabaseFault).message).toBe(
      "Ce schéma s’est arrêté à la migration 0012_written_pictures d’une version antérieure à 0.1.0 : l’ouvrir une fois avec la dernière de ces versions (docs/running-a-shop.md, « Upgrading »), puis avec celle-ci.",
    );
    expect(await executed(db)).toEqual(names);
  });
});
