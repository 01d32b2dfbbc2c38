import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { findBinaries } from "../../../../server/db/postgres/binaries.ts";
import { runningPostmaster } from "../../../../server/db/postgres/cluster.ts";
import { startPostgres } from "../../../../server/db/postgres/launcher.ts";
import { formerPostgres } from "../../support/formerPostgres.ts";
import { type ShopProcess, startShopProcess } from "./shopProcess.ts";

// Databases are created with durable writes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let dataDir: string;
const home = () => join(dataDir, "postgres");
const logged: string[] = [];
const start = () => startPostgres({ dataDir, log: (line) => logged.push(line) });

// Creating a database dominates a first start: tests about something else start on a copy.
let made: string;
const startOnCopy = async () => {
  await mkdir(dataDir, { recursive: true });
  execFileSync("cp", ["-a", join(made, "postgres"), home()]);
  return start();
};

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), "dossard-made-"));
  await (await startPostgres({ dataDir: made, log: () => {} })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-launcher-"));
  await chmod(folder, 0o755);
  dataDir = join(folder, "data");
  logged.length = 0;
});

afterEach(async () => {
  const left = runningPostmaster(home());
  if (left) process.kill(left.pid, "SIGQUIT");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function query(connectionString: string, text: string): Promise<pg.QueryResult["rows"]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("a first start makes a durable UTF-8 database behind a socket of its user alone", async () => {
  const server = await start();
  expect(server.adopted).toBe(false);
  const [facts] = await query(
    server.connectionString,
    `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
       current_setting('listen_addresses') as addresses, lower('ÉLODIE') as lower,
       array(select * from unnest(array['z', 'é', 'a']) as letter order by letter) as sorted`,
  );
  expect(facts).toEqual({
    encoding: "UTF8",
    fsync: "on",
    addresses: "",
    lower: "élodie",
    sorted: ["a", "z", "é"],
  });
  expect((await stat(home())).mode & 0o777).toBe(0o700);
  await server.stop();
  expect(runningPostmaster(home())).toBeUndefined();
});

test("a restart finds what was written", async () => {
  const first = await startOnCopy();
  await query(first.connectionString, "create table kept as select 'Éclair' as horse");
  await first.stop();
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.connectionString, "select horse from kept")).toEqual([{ horse: "Éclair" }]);
  await second.stop();
});

test("after SIGKILL of the shop the server is adopted with every acknowledged row", async () => {
  const shop = startShopProcess(dataDir);
  await shop.said(/^up started/);
  shop.tell("fill");
  await shop.said(/^row 200$/);
  await shop.kill9();
  const acknowledged = shop.lines.filter((line) => line.startsWith("row ")).length;

  const next = await start();
  expect(next.adopted).toBe(true);
  const [{ rows }] = await query(next.connectionString, "select count(*)::int as rows from row");
  expect(rows).toBeGreaterThanOrEqual(acknowledged);
  await next.stop();
  expect(runningPostmaster(home())).toBeUndefined();
});

/** Lets a shop write rows, and kills its server and itself. Returns how many rows were acknowledged. */
async function killWhileWriting(shop: ShopProcess): Promise<number> {
  shop.tell("fill");
  await shop.said(/^row 200$/);
  // Stopped, it cannot start its server again.
  shop.child.kill("SIGSTOP");
  process.kill(runningPostmaster(home())?.pid ?? 0, "SIGKILL");
  await shop.kill9();
  return shop.lines.filter((line) => line.startsWith("row ")).length;
}

const rowsIn = async (connectionString: string) =>
  (await query(connectionString, "select count(*)::int as rows from row"))[0]?.rows;

test("after SIGKILL of the server and the shop every acknowledged row is recovered", async () => {
  const shop = startShopProcess(dataDir);
  await shop.said(/^up started/);
  const acknowledged = await killWhileWriting(shop);

  const next = await start();
  expect(await rowsIn(next.connectionString)).toBeGreaterThanOrEqual(acknowledged);
  await next.stop();
});

const { major } = findBinaries();
const minorBefore = await formerPostgres(`${major}.0`);
test.skipIf(!minorBefore)(
  "a new minor version opens every row that the one before has acknowledged",
  async () => {
    const shop = startShopProcess(dataDir, { args: [join(minorBefore?.postgres ?? "", "..")] });
    const [, address = ""] = await shop.said(/^up started (.*)/);
    const versionOf = async (connectionString: string) =>
      (await query(connectionString, "show server_version"))[0]?.server_version;
    expect(await versionOf(address)).toBe(`${major}.0`);
    const acknowledged = await killWhileWriting(shop);

    const next = await start();
    expect(await versionOf(next.connectionString)).not.toBe(`${major}.0`);
    expect(await rowsIn(next.connectionString)).toBeGreaterThanOrEqual(acknowledged);
    await next.stop();
  },
);

test("a server that dies under a running shop is started again", async () => {
  const server = await startOnCopy();
  await query(server.connectionString, "create table kept as select 1 as one");
  const before = runningPostmaster(home())?.pid ?? 0;
  process.kill(before, "SIGKILL");
  await expect.poll(() => logged.at(-1), { timeout: 15_000 }).toBe("PostgreSQL answers again.");
  expect(runningPostmaster(home())?.pid).not.toBe(before);
  expect(await query(server.connectionString, "select one from kept")).toEqual([{ one: 1 }]);
  await server.stop();
});

test("two processes on one folder share the server, and the last to leave stops it", async () => {
  const [one, other] = [startShopProcess(dataDir), startShopProcess(dataDir)];
  const ups = await Promise.all([one.said(/^up (\w+)/), other.said(/^up (\w+)/)]);
  expect(ups.map((up) => up[1]).sort()).toEqual(["adopted", "started"]);
  const [starter, adopter] = ups[0][1] === "started" ? [one, other] : [other, one];
  await starter.stop();
  expect(runningPostmaster(home())).toBeDefined();
  await adopter.stop();
  expect(runningPostmaster(home())).toBeUndefined();
});

test("two processes whose starter was killed: the other goes on, and ends the server when it leaves", async () => {
  const [one, other] = [startShopProcess(dataDir), startShopProcess(dataDir)];
  const ups = await Promise.all([one.said(/^up (\w+)/), other.said(/^up (\w+)/)]);
  const [starter, adopter] = ups[0][1] === "started" ? [one, other] : [other, one];
  adopter.tell("fill");
  await adopter.said(/^row 5$/);
  await starter.kill9();
  const rows = adopter.lines.length;
  await adopter.said(new RegExp(`^row ${rows + 50}$`));
  await adopter.stop();
  expect(runningPostmaster(home())).toBeUndefined();
});

test("an orphan is taken over by two that start at once, and ended by the last of them", async () => {
  const killed = startShopProcess(dataDir);
  await killed.said(/^up started/);
  await killed.kill9();
  const orphan = runningPostmaster(home())?.pid;
  const servers = await Promise.all([start(), start()]);
  expect(servers.map(({ adopted }) => adopted)).toEqual([true, true]);
  expect(runningPostmaster(home())?.pid).toBe(orphan);
  await Promise.all(servers.map((server) => server.stop()));
  expect(runningPostmaster(home())).toBeUndefined();
});

test("whoever comes and goes, nobody loses the server that he uses", async () => {
  await (await startOnCopy()).stop();
  const use = async (times: number) => {
    for (let time = 0; time < times; time++) {
      const server = await start();
      expect(await query(server.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
      await server.stop();
    }
  };
  await Promise.all([use(6), use(6), use(6), use(6)]);
  expect(runningPostmaster(home())).toBeUndefined();
});

test("a folder that was copied while its shop is open has a server of its own", async () => {
  const server = await startOnCopy();
  await query(server.connectionString, "create table original as select 1 as one");
  const copy = join(folder, "copy");
  execFileSync("cp", ["-a", dataDir, copy]);
  const second = await startPostgres({ dataDir: copy, log: () => {} });
  expect(second.adopted).toBe(false);
  await query(second.connectionString, "drop table original");
  await second.stop();
  expect(await query(server.connectionString, "select one from original")).toEqual([{ one: 1 }]);
  await server.stop();
});

test("a server that works under a number of another container is shared, not doubled, and left to it", async () => {
  const server = await startOnCopy();
  const lock = join(home(), "cluster", "postmaster.pid");
  const written = await readFile(lock, "utf8");
  await writeFile(lock, written.replace(/^\d+/, "999999999"));
  const second = await start();
  expect(second.adopted).toBe(true);
  await second.stop();
  await writeFile(lock, written);
  expect(await query(server.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
  expect(runningPostmaster(home())).toBeUndefined();
});

test("a process ends though its database is stopped; the next takes over what goes on", async () => {
  const shop = startShopProcess(dataDir);
  await shop.said(/^up started/);
  const { pid } = runningPostmaster(home()) ?? { pid: 0 };
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const all = [pid, ...children.trim().split(" ").map(Number)];
  for (const one of all) process.kill(one, "SIGSTOP");
  await shop.stop();
  for (const one of all) process.kill(one, "SIGCONT");
  const next = await start();
  expect(next.adopted).toBe(true);
  await next.stop();
});

test("data of another major version is refused with one line and left as it is", async () => {
  await (await startOnCopy()).stop();
  const version = join(home(), "cluster", "PG_VERSION");
  await writeFile(version, "17\n");
  await expect(start()).rejects.toThrow(
    /^La base dans .* a été créée par PostgreSQL 17, cette boutique apporte .*$/,
  );
  expect(await readFile(version, "utf8")).toBe("17\n");
  expect(runningPostmaster(home())).toBeUndefined();
});

test("a lock file whose number belongs to another process by now does not stop a start", async () => {
  await (await startOnCopy()).stop();
  const { uid, gid } = await stat(home());
  const stranger = spawn("sleep", ["60"], { ...(process.getuid?.() === 0 ? { uid, gid } : {}), cwd: "/" });
  const lock = join(home(), "cluster", "postmaster.pid");
  await writeFile(lock, `${stranger.pid}\n${join(home(), "cluster")}\n1\n5432\n${home()}\n\n\n`);
  const server = await start();
  expect(server.adopted).toBe(false);
  await server.stop();
  stranger.kill();
  await once(stranger, "exit");
});

test("a first start that was killed while making the database leaves no trace to the next", async () => {
  await mkdir(join(home(), "cluster.new.999999999"), { recursive: true });
  const server = await start();
  await expect(stat(join(home(), "cluster.new.999999999"))).rejects.toMatchObject({ code: "ENOENT" });
  await server.stop();
});

test("a folder with a path too long for a socket still serves", async () => {
  dataDir = join(folder, "a-long-name-".repeat(12));
  const server = await startOnCopy();
  const socket = new URL(server.connectionString).searchParams.get("host") ?? "";
  expect(socket.startsWith(dataDir)).toBe(false);
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
  expect(await query(server.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
  await server.stop();
  await rm(socket, { recursive: true });
});

test("PostgreSQL's own words are told, on one line, where it cannot start", async () => {
  await expect(
    startPostgres({ dataDir, log: () => {}, settings: { shared_buffers: "plenty" } }),
  ).rejects.toThrow(/^PostgreSQL ne démarre pas : invalid value for parameter "shared_buffers": "plenty"$/);
});
