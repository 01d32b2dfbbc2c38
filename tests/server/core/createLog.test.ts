import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorForLog } from "../../../server/core/createLog.ts";
import { traced } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { openLog } from "../support/logLines.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it("writes JSON lines with a level by name, a time that people read, and the request that caused them", async () => {
  const { log, lines } = openLog("info");
  log.debug("not told");
  log.info({ job: 1 }, "outside");
  await traced({ requestId: "request-1" }, async () => {
    await Promise.resolve();
    log.warn("inside");
  });
  expect(lines()).toMatchObject([
    { level: "info", job: 1, msg: "outside", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    { level: "warn", requestId: "request-1", msg: "inside" },
  ]);
  expect(lines()[0]).not.toHaveProperty("requestId");
});

it("tells PostgreSQL's errors without the values that they quote", async () => {
  const db = openDatabase(database.connectionString);
  const { log, lines, text } = openLog("info");
  const fail = async (query: Promise<unknown>) =>
    log.error({ err: await query.catch((error) => error) }, "failed");
  try {
    await sql`create table "person" ("email" text constraint "person_email" unique)`.execute(db);
    await sql`insert into "person" values ('zoe@example.fr')`.execute(db);
    await fail(sql`insert into "person" values ('zoe@example.fr')`.execute(db));
    await fail(sql`select ${"Zoé Guével"}::uuid`.execute(db));
  } finally {
    await db.destroy();
  }
  expect(lines()).toMatchObject([
    { err: { code: "23505", constraint: "person_email", message: expect.stringContaining("person_email") } },
    { err: { code: "22P02", message: 'invalid input syntax for type uuid: "…"' } },
  ]);
  expect(text()).not.toMatch(/zoe@|Zoé/);
});

it("tells no addresses, passwords or queries that errors quote, nor further fields of theirs", () => {
  const refused = Object.assign(new Error("550 <zoe@example.fr> has no mailbox"), {
    responseCode: 550,
    rejected: ["zoe@example.fr"],
    cause: new Error("GET https://photos.example.fr/search?q=zoe was cut by postgres://shop:secret@db/shop"),
  });
  const told = errorForLog(refused);
  expect(told).toMatchObject({
    message: "550 <…@…> has no mailbox",
    responseCode: 550,
    cause: { message: "GET https://photos.example.fr/search?… was cut by …@…" },
  });
  expect(JSON.stringify(told)).not.toMatch(/zoe|secret/);
  expect(errorForLog("zoe@example.fr")).toEqual({ message: "…@…" });
});
