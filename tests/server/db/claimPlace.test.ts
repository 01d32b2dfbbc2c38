import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimPlace } from "../../../server/db/claimPlace.ts";
import type { Db } from "../../../server/db/database.ts";
import { DatabaseFault } from "../../../server/db/databaseFault.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { runDossard, shopSettings } from "../cli/runDossard.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { runServer } from "../support/runServer.ts";

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

test("of two places that start at once on a new database one gets it, for good", async () => {
  const claims = await Promise.allSettled([1, 2, 1, 2, 1, 2].map((place) => claimPlace(db, place)));
  const refused = claims.filter((claim) => claim.status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DatabaseFault);
});

test("server and command line of another place are refused with one line, and write nothing", {
  timeout: 60_000,
}, async () => {
  await claimPlace(db, 3);
  const folder = await mkdtemp(join(tmpdir(), "dossard-place-"));
  const settings = { ...shopSettings(database.connectionString, folder), CREATION_PLACE_ID: "4" };
  const line =
    "Cette base appartient au lieu CREATION_PLACE_ID=3, pas 4 : mettre ce numéro, ou donner à ce lieu sa propre base (DATA_DIR ou DATABASE_URL).\n";
  const ended = await Promise.all([
    runDossard(["events", "create", "Jumping", "--category", "Equestre"], settings),
    runServer(settings),
  ]);
  expect(ended).toEqual([1, 2].map(() => ({ code: 1, stdout: "", stderr: line })));
  expect(await db.selectFrom("event").select("uuid").execute()).toEqual([]);
  await rm(folder, { recursive: true });
});
