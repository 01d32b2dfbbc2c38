import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Kysely } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { copyDatabase } from "../../../server/cli/upgrade/copyDatabase.ts";
import { openDatabase } from "../../../server/db/openDatabase.ts";
import { prepareAccount } from "../../../server/db/postgres/account.ts";
import { type Binaries, findBinaries, findBinariesIn } from "../../../server/db/postgres/binaries.ts";
import { clusterOf, keptCluster, readVersion, superuser } from "../../../server/db/postgres/cluster.ts";
import { homeOf, startPostgres } from "../../../server/db/postgres/launcher.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { dumpRows } from "../db/schemaDump.ts";
import { createTestDatabase } from "../support/database.ts";
import { formerPostgres } from "../support/formerPostgres.ts";
import { buyAtStand, openStand, sequenceOf, standSettings } from "../support/stand.ts";
import type { TestShop } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { startDossard } from "./runDossard.ts";

// Databases are created, converted and destroyed, with durable writes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const seventeen = await formerPostgres("17");
const current = findBinaries().major;

let top: string;
/** The shop before its conversion, with its rows. */
let made: Made;
let dataDir: string;
const home = () => homeOf(dataDir);
const dossard = (...args: string[]) => callDossard(args, standSettings(dataDir));

interface Made {
  dataDir: string;
  stock: Stock;
  rows: Record<string, string[]>;
  invoiceNumber: string | null;
}

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "dossard-upgrade-"));
  await chmod(top, 0o755);
  if (seventeen) made = await makeShop("seventeen", seventeen);
});
afterAll(async () => {
  await rm(top, { recursive: true, force: true, maxRetries: 5 });
});

let copies = 0;
beforeEach(() => {
  dataDir = join(top, `copy${copies++}`);
  if (made) execFileSync("cp", ["-a", made.dataDir, dataDir]);
});

/** Starts the PostgreSQL of a folder, by default with today's programs. */
const open = (folder: string, binaries: Binaries | null = null) =>
  startPostgres({ dataDir: folder, log: () => {}, ...(binaries && { binaries }) });

/** Makes a shop that has sold, on other programs than today's. */
async function makeShop(name: string, binaries: Binaries): Promise<Made> {
  const folder = join(top, name);
  const server = await open(folder, binaries);
  const settings = { ...standSettings(folder), DATABASE_URL: server.connectionString };
  const stand = await openStand(settings);
  const stock = await stockShop(stand as unknown as TestShop);
  const { invoiceNumber } = await buyAtStand(stand, stock, settings);
  const rows = await dumpRows(stand.services.db as unknown as Kysely<unknown>);
  await stand.close();
  await server.stop();
  return { dataDir: folder, stock, rows, invoiceNumber };
}

/** The rows of a folder as its own version's programs read them. */
async function rowsOf(folder: string, binaries: Binaries | null = null) {
  const server = await open(folder, binaries);
  const db = openDatabase(server.connectionString);
  const rows = await dumpRows(db as unknown as Kysely<unknown>);
  await db.destroy();
  await server.stop();
  return rows;
}

/** Runs a command that is refused; returns its line, once the data is known to be as it was. */
async function refusal(args: string[], settings: Record<string, string> = {}): Promise<string> {
  const ran = await callDossard(args, { ...standSettings(dataDir), ...settings });
  expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 1, stdout: "" });
  const lines = ran.stderr.trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(existsSync(join(home(), "upgrade"))).toBe(false);
  return lines[0] ?? "";
}

describe.skipIf(!seventeen)("the data of PostgreSQL 17", () => {
  const engine = () => ["--engine", join(seventeen?.postgres ?? "", "..")];
  const upgrade = () => dossard("upgrade", ...engine());

  test("is refused at the start, converted row by row, and the shop sells on", async () => {
    expect(await refusal(["events"])).toMatch(
      new RegExp(`par PostgreSQL 17, .* PostgreSQL ${current} : la convertir par « dossard upgrade »`),
    );
    const { code, stdout } = await upgrade();
    expect(code).toBe(0);
    const count = Object.values(made.rows).flat().length;
    expect(stdout).toContain(
      `Convertie de PostgreSQL 17 à ${current} : ${Object.keys(made.rows).length} tables, ${count} lignes`,
    );
    expect(readVersion(home())).toBe(current);

    const settings = standSettings(dataDir);
    const stand = await openStand(settings);
    expect(await dumpRows(stand.services.db as unknown as Kysely<unknown>)).toEqual(made.rows);
    const next = await buyAtStand(stand, made.stock, settings);
    expect(sequenceOf(next.invoiceNumber)).toBe(sequenceOf(made.invoiceNumber) + 1);
    await stand.close();

    // The former data is whole, and what was fetched or begun is gone.
    await mkdir(join(dataDir, "back/postgres"), { recursive: true });
    await rename(keptCluster(home(), "17"), clusterOf(homeOf(join(dataDir, "back"))));
    expect(await rowsOf(join(dataDir, "back"), seventeen)).toEqual(made.rows);
    expect((await dossard("upgrade")).stdout).toMatch(/^La base a déjà la version/);
  });

  test("is converted once, wherever the conversion is killed before", async () => {
    const work = join(home(), "upgrade/postgres/cluster");
    // The new folder is there; its server starts; its database is being filled.
    const moments = ["PG_VERSION", "postmaster.pid", "base/16384"].map((name) => join(work, name));
    for (const moment of moments) {
      const { child, ended } = startDossard(["upgrade", ...engine()], standSettings(dataDir));
      while (!existsSync(moment) && child.exitCode === null) await sleep(2);
      child.kill("SIGKILL");
      expect((await ended).code).toBe(null);
      expect(readVersion(home())).toBe("17");
    }
    expect(await upgrade()).toMatchObject({ code: 0 });
    expect(await rowsOf(dataDir)).toEqual(made.rows);
  });

  test("is converted once by two at once", async () => {
    const first = startDossard(["upgrade", ...engine()], standSettings(dataDir));
    while (!existsSync(join(home(), "upgrade")) && first.child.exitCode === null) await sleep(2);
    const second = startDossard(["upgrade", ...engine()], standSettings(dataDir));
    expect(await first.ended).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Convertie/) });
    const { stdout, stderr } = await second.ended;
    // The second may come late.
    expect(stdout + stderr).toMatch(/^(Une conversion est déjà en cours|La base a déjà la version)[^\n]*\n$/);
    expect(await rowsOf(dataDir)).toEqual(made.rows);
  });

  test("is in its place at the next start if the conversion died between two folders", async () => {
    expect((await upgrade()).code).toBe(0);
    await rename(clusterOf(home()), join(home(), "cluster.next"));
    expect(await rowsOf(dataDir)).toEqual(made.rows);
  });

  test("stays as it is while a shop has it open, and while its former folder is in the way", async () => {
    const server = await open(dataDir, seventeen);
    // Another process of the shop: this one would share its presence with the command.
    const { ended } = startDossard(["upgrade", ...engine()], standSettings(dataDir));
    expect(await ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^La boutique est ouverte/) });
    await server.stop();
    await mkdir(keptCluster(home(), "17"));
    expect(await refusal(["upgrade", ...engine()])).toMatch(/cluster\.17 existe déjà/);
    await rm(keptCluster(home(), "17"), { recursive: true });
    expect(await rowsOf(dataDir, seventeen)).toEqual(made.rows);
  });

  test("stays as it is if a table is not the shop's", async () => {
    const server = await open(dataDir, seventeen);
    const client = new pg.Client({ connectionString: server.connectionString });
    await client.connect();
    await client.query("create table notes as select 1 as one");
    await client.end();
    await server.stop();
    expect(await refusal(["upgrade", ...engine()])).toMatch(/La table notes n’est pas d’une boutique/);
    expect(readVersion(home())).toBe("17");
  });

  test("is not converted by other programs, nor in another database", async () => {
    const own = join(findBinaries().postgres, "..");
    expect(await refusal(["upgrade", "--engine", own])).toBe(
      `${own} est de PostgreSQL ${current} ; la base est de PostgreSQL 17.`,
    );
    expect(await refusal(["upgrade", "--engine", top])).toMatch(/n’a pas de programme postgres qui tourne/);
    expect(await refusal(["upgrade"], { DATABASE_URL: "postgresql://localhost/x" })).toMatch(/est à vous/);
    expect(await refusal(["upgrade"], { PATH: "/nowhere" })).toMatch(/npm n’est pas installé.*--engine/);
    await writeFile(join(clusterOf(home()), "PG_VERSION"), "99\n");
    expect(await refusal(["upgrade"])).toMatch(/rien ne convertit en arrière/);
    await rm(clusterOf(home()), { recursive: true });
    expect(await refusal(["upgrade"])).toMatch(/^Il n’y a pas de base dans /);
  });
});

test("a row that is not the same after it was written is found", async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase("template0")];
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: source.connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`insert into "shopFact" values ('owner', 'Zoe')`);
  const address = new URL(target.connectionString);
  const socket = join(address.searchParams.get("host") ?? "", `.s.PGSQL.${address.port || 5432}`);
  let planted = "Zoe";
  const proxy = createServer((client) => {
    const upstream = connect(socket);
    const change = new Transform({
      transform: (chunk: Buffer, _, done) =>
        done(null, Buffer.from(chunk.toString("latin1").replace("\tZoe\n", `\t${planted}\n`), "latin1")),
    });
    client
      .on("error", () => {})
      .pipe(change)
      .pipe(upstream.on("error", () => {}))
      .pipe(client);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  address.port = String((proxy.address() as AddressInfo).port);
  address.searchParams.set("host", "127.0.0.1");
  try {
    planted = "Zoa";
    await expect(copyDatabase(source.connectionString, address.href, () => {})).rejects.toThrow(
      "La table shopFact n’est pas la même après la conversion.",
    );
    planted = "Zoe";
    expect(await copyDatabase(source.connectionString, address.href, () => {})).toMatchObject({
      rows: expect.any(Number),
    });
  } finally {
    proxy.close();
    await source.drop();
    await target.drop();
  }
});

const debian = "/usr/lib/postgresql";
const packaged = existsSync(debian)
  ? readdirSync(debian)
      .filter((major) => Number(major) >= 15 && Number(major) < Number(current))
      .sort()
      .at(-1)
  : undefined;
if (!packaged)
  process.stderr.write("Skipped: a conversion from Debian's PostgreSQL; apt-get install postgresql\n");
test.skipIf(!packaged)(
  "data that Debian's programs made with another collation is converted by theirs",
  async () => {
    const bin = join(debian, packaged ?? "", "bin");
    const binaries = findBinariesIn(bin);
    const folder = join(top, "debian");
    const account = prepareAccount(homeOf(folder), binaries.postgres);
    const [command = "", ...args] = [...account.prefix, binaries.initdb];
    await promisify(execFile)(
      command,
      [
        ...args,
        "-D",
        clusterOf(homeOf(folder)),
        "-U",
        superuser,
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
      ],
      { ...account.owner, cwd: homeOf(folder) },
    );
    const { rows } = await makeShop("debian", binaries);
    dataDir = folder;
    expect(await dossard("upgrade", "--engine", bin)).toMatchObject({ code: 0 });
    expect(await rowsOf(folder)).toEqual(rows);
  },
);
