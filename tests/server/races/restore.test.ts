import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServices } from "../../../server/app/createServices.ts";
import { BackupError } from "../../../server/cli/backup/backupFormat.ts";
import { restoreBackup } from "../../../server/cli/backup/restoreBackup.ts";
import { writeBackup } from "../../../server/cli/backup/writeBackup.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { Actor, watchDriver } from "./actor.ts";

let folder: string;
let unwatch: () => void;
let watcher: pg.Client;
let actors: [Actor, Actor];
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-races-"));
  file = join(folder, "shop.backup");
  unwatch = watchDriver();
  const shop = await createTestDatabase("template0");
  watcher = new pg.Client({ connectionString: shop.connectionString });
  await watcher.connect();
  const blockers = async (pid: number) =>
    (await watcher.query<{ pids: number[] }>("select pg_blocking_pids($1) as pids", [pid])).rows[0]?.pids ??
    [];
  actors = [new Actor("restore-a", blockers), new Actor("restore-b", blockers)];
  const services = await createServices(settingsOf(shop.connectionString, "shop"));
  await services.db.insertInto("shopFact").values({ key: "kept", value: "in the backup" }).execute();
  const options = { withoutDerived: true, onProgress: () => {}, signal: new AbortController().signal };
  await writeBackup(services, file, options);
  await services.close();
}, 120_000);
afterAll(async () => {
  unwatch?.();
  await watcher?.end();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (databaseUrl: string, dataDir: string) =>
  readSettings({
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, dataDir),
    DEMO: "0",
    LOG_LEVEL: "silent",
  });

let runs = 0;
const restore = (database: TestDatabase, actor: Actor) => async () => {
  try {
    await restoreBackup(
      settingsOf(actor.address(database.connectionString), `data-${runs++}`),
      file,
      () => () => {},
    );
    return "restored";
  } catch (error) {
    return error instanceof BackupError ? "refused" : `threw ${error}`;
  }
};
const open = (database: TestDatabase, actor: Actor) => async () => {
  try {
    const services = await createServices(
      settingsOf(actor.address(database.connectionString), `data-${runs++}`),
    );
    await services.close();
    return "opened";
  } catch (error) {
    return `threw ${error}`;
  }
};

/** Index of the statement the first stops before: its checks, the middle of its work, its commit, and later. */
const stops = { "its first": 0, "its second": 1, "its third": 2, "its hundredth": 99 };

describe.each([
  ["another restore", restore, ["restored refused", "refused restored", "refused refused"]],
  ["a shop that starts", open, ["restored opened", "refused opened"]],
] as const)("a restore beside %s", (_, other, ends) => {
  it.each(Object.entries(stops))(
    "stopped before %s statement, is whole or is not",
    { timeout: 120_000 },
    async (_, stop) => {
      const [a, b] = actors;
      const database = await createTestDatabase("template0");
      const first = a.begin(restore(database, a), stop);
      expect(await a.settled()).toBe("stopped");
      const second = b.begin(other(database, b));
      await b.settled(a);
      a.goOn();
      const answers = [await first, await second];
      expect(ends).toContain(answers.join(" "));
      const found = new pg.Client({ connectionString: database.connectionString });
      await found.connect();
      const { rows } = await found
        .query(`select count(*)::int as count from "shopFact" where key = 'kept'`)
        .catch(() => ({ rows: [{ count: 0 }] }));
      await found.end();
      expect(rows).toEqual([{ count: answers.includes("restored") ? 1 : 0 }]);
      await database.drop();
    },
  );
});
