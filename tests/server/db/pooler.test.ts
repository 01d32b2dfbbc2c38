import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServices } from "../../../server/app/createServices.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { onlyOne } from "../../../server/db/advisoryLock.ts";
import { runTransaction } from "../../../server/db/database.ts";
import { requestLimits } from "../../../server/db/limits.ts";
import { sessionSettings } from "../../../server/db/openDatabase.ts";
import { shopSettings } from "../cli/runDossard.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { givePoolerSettings, hasPooler, startPooler } from "../support/pooler.ts";
import { runServer } from "../support/runServer.ts";

let database: TestDatabase;
let folder: string;
let pooler: Awaited<ReturnType<typeof startPooler>>;
beforeAll(async () => {
  if (!hasPooler) return;
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "dossard-behind-"));
  pooler = await startPooler(database.connectionString);
});
afterAll(async () => {
  if (!hasPooler) return;
  await pooler.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

const name = "behind PgBouncer in transaction mode";
test.skipIf(!hasPooler)(
  `${name} the shop says what its role lacks${hasPooler ? "" : " (skipped: Debian's package pgbouncer)"}`,
  { timeout: 60_000 },
  async () => {
    const { code, stderr } = await runServer(shopSettings(pooler.address, folder));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Les connexions de DATABASE_URL n’ont pas les réglages de la boutique [^\n]+\n$/);
    // The cost of a random page is this PostgreSQL's own.
    expect(stderr).toContain(
      "(max_parallel_workers_per_gather, pg_trgm.word_similarity_threshold, statement_timeout, lock_timeout, idle_in_transaction_session_timeout)",
    );
  },
);

test.skipIf(!hasPooler)(
  `${name} connections have the shop's settings, rows its place, commands one lock`,
  async () => {
    await givePoolerSettings(database.connectionString);
    // New connections have them.
    await pooler.stop();
    pooler = await startPooler(database.connectionString);
    const settings = { ...shopSettings(pooler.address, folder), CREATION_PLACE_ID: "7" };
    const services = await createServices(readSettings(settings));
    const { db } = services;
    try {
      const ways = Array.from({ length: 30 }, async () => {
        const { rows } = await sql<Record<string, string>>`select ${sql.join(
          Object.keys(sessionSettings).map(
            (one) => sql`current_setting(${one}) as ${sql.ref(one.replace(".", "_"))}`,
          ),
        )}`.execute(db);
        return Object.values(rows[0] ?? {});
      });
      for (const found of await Promise.all(ways)) expect(found).toEqual(Object.values(sessionSettings));
      // What a connection keeps prepared, another transaction would not find.
      const { db: forRequests } = services.within(requestLimits);
      const asked = Array.from({ length: 100 }, (_, id) =>
        runTransaction(forRequests, (tx) =>
          tx.selectFrom("pricing").select("id").where("id", "=", id).execute(),
        ),
      );
      expect((await Promise.all(asked)).flat()).toEqual([]);
      const { id, creationPlaceId } = await db
        .insertInto("pricing")
        .values({ label: "Particuliers" })
        .returning(["id", "creationPlaceId"])
        .executeTakeFirstOrThrow();
      expect([typeof id, creationPlaceId]).toEqual(["number", 7]);
      const second = () => onlyOne(db, "prints", new Error("taken"), async () => "done");
      expect(await onlyOne(db, "prints", new Error("taken"), () => second().catch(String))).toMatch(/taken/);
      expect(await second()).toBe("done");
    } finally {
      await services.close();
    }
  },
);
