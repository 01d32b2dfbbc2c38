import { resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Db } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import { type ShopProcess, startShopProcess } from "../db/postgres/shopProcess.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createNoted, noted, noteKind } from "./noteKind.ts";

let database: TestDatabase;
let db: Db;
const running = new Set<ShopProcess>();
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.connectionString);
  await createNoted(db);
});
beforeEach(async () => {
  await db.deleteFrom("job").execute();
});
afterAll(async () => {
  for (const worker of running) await worker.kill9();
  await db.destroy();
  await database.drop();
});

const holder = resolve("tests/server/jobs/workerProcess.ts");
function start(...args: string[]): ShopProcess {
  const worker = startShopProcess(database.connectionString, { holder, args: ["600", ...args] });
  running.add(worker);
  return worker;
}
async function kill(worker: ShopProcess): Promise<void> {
  running.delete(worker);
  await worker.kill9();
}
const put = (key: string) => db.transaction().execute((tx) => enqueue(tx, noteKind(), { key }, { key }));
const allNoted = (count: number) =>
  vi.waitFor(async () => expect((await noted(db)).length).toBeGreaterThanOrEqual(count), { timeout: 15_000 });

it("a job whose process is killed in the middle is taken by another", async () => {
  await put("order 1");
  const killed = start("hang");
  await killed.said(/^began order 1$/);
  await kill(killed);
  expect(await noted(db)).toEqual([]);
  const other = start();
  await allNoted(1);
  await kill(other);
  expect(await noted(db)).toEqual(["order 1"]);
  expect(await db.selectFrom("job").select("attempts").execute()).toEqual([{ attempts: 2 }]);
});

it("workers killed at any moment lose no job and end none twice", { timeout: 60_000 }, async () => {
  const before = await noted(db);
  const rounds = Array.from({ length: 5 }, (_, round) =>
    Array.from({ length: 20 }, (_, index) => `round ${round} ${index}`),
  );
  for (const keys of rounds) {
    for (const key of keys) await put(key);
    const killed = start();
    const last = keys[Math.floor(Math.random() * keys.length)];
    await killed.said(new RegExp(`^began ${last}$`));
    await kill(killed);
  }
  const workers = [start(), start()];
  await allNoted(before.length + rounds.flat().length);
  await Promise.all(workers.map(kill));
  expect((await noted(db)).slice(before.length).sort()).toEqual(rounds.flat().sort());
});
