import { createHash } from "node:crypto";
import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { createServices } from "../../../server/app/createServices.ts";
import { writeBackup } from "../../../server/cli/backup/writeBackup.ts";
import { commandLine } from "../../../server/core/author.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import type { Db } from "../../../server/db/database.ts";
import { earlierMigrations } from "../../../server/db/earlierMigrations.ts";
import { runningPostmaster } from "../../../server/db/postgres/cluster.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { add, placeAtStand, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { dropLaterMigrations, withLaterColumns } from "../db/laterMigrations.ts";
import { dumpRows } from "../db/schemaDump.ts";
import { createTestDatabase } from "../support/database.ts";
import { writePhotograph } from "../support/photographs.ts";
import { buyAtStand, openStand, type Stand, sequenceOf, standSettings } from "../support/stand.ts";
import { type TestShop, TestVisitor } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { startDossard } from "./runDossard.ts";

// Databases are created and destroyed, with durable writes.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// A stand with its own database, which is destroyed and restored.
let top: string;
let dataDir: string;
let shop: Stand;
let stock: Stock;
const environment = () => standSettings(dataDir);
const dossard = (...args: string[]) => callDossard(args, environment());
const buy = () => buyAtStand(shop, stock, environment());

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), "dossard-backup-"));
  await chmod(top, 0o755);
  dataDir = join(top, "data");
  shop = await openStand(environment());
  stock = await stockShop(shop as unknown as TestShop);
  for (let number = 1; number <= 6; number++) {
    await writePhotograph(join(top, `card/Prix 1/IMG_${number}.JPG`), { seed: number });
    await writePhotograph(join(top, `late/Prix 2/IMG_9${number}.JPG`), { seed: 90 + number });
  }
  const imported = await dossard("import", join(top, "card"), "--event", "CSO", "--create", "--pricing", "1");
  expect(imported).toMatchObject({ code: 0, stderr: "" });
  await shop.services.mailer.send({
    id: "note-1",
    to: { name: "Zoé", address: "zoe@example.fr" },
    subject: "Été",
    text: "Bonjour",
    html: "<p>Bonjour</p>",
  } as never);
  await buy();
});

afterAll(async () => {
  await shop.close();
  const left = runningPostmaster(join(dataDir, "postgres"));
  if (left) process.kill(left.pid, "SIGQUIT");
  await rm(top, { recursive: true, force: true, maxRetries: 5 });
});

/** Returns every row of every table as text, and every file's hash. */
async function contents(db: Db) {
  const tables = await dumpRows(db as unknown as Kysely<unknown>);
  const files: Record<string, string> = {};
  for (const folder of ["files", "mails"]) {
    for (const entry of await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile())
        files[path] = createHash("sha256")
          .update(await readFile(path))
          .digest("hex");
    }
  }
  return { tables, files };
}

/** Returns the originals that rows reference and no file holds. */
async function lostOriginals(): Promise<string[]> {
  const rows = await shop.services.db
    .selectFrom("picture")
    .select("originalKey")
    .where("isDeleted", "=", false)
    .where("contentHash", "is not", null)
    .execute();
  const lost = [];
  for (const { originalKey } of rows)
    if (!(await shop.services.store.exists(originalKey))) lost.push(originalKey);
  return lost;
}

/** Destroys the shop and restores it. */
async function destroyAndRestore(file: string) {
  await shop.close();
  await rm(dataDir, { recursive: true });
  const restored = await dossard("restore", file);
  shop = await openStand(environment());
  return restored;
}

test("a shop that was destroyed is restored row by row and file by file, and sells on", async () => {
  const file = join(top, "quiet.tar");
  const { invoiceNumber } = await buy();
  const before = await contents(shop.services.db);
  expect(await dossard("backup", file)).toMatchObject({ code: 0, stderr: "" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await destroyAndRestore(file)).toMatchObject({ code: 0, stderr: "" });
  expect(await contents(shop.services.db)).toEqual(before);
  expect(
    Object.keys(before.files).filter((path) => path.includes("originals")).length,
  ).toBeGreaterThanOrEqual(6);
  expect(Object.keys(before.files).some((path) => path.endsWith(".eml"))).toBe(true);

  const next = await buy();
  expect(sequenceOf(next.invoiceNumber)).toBe(sequenceOf(invoiceNumber) + 1);
});

test("it is restored into a database of DATABASE_URL too, without the files that are made again", async () => {
  const file = join(top, "small.tar");
  await shop.services.store.put("previews/x/600.webp", Buffer.from("preview"));
  expect(await dossard("backup", file, "--without-derived")).toMatchObject({ code: 0, stderr: "" });
  const database = await createTestDatabase("template0");
  const elsewhere = join(top, "elsewhere");
  const settings = { ...environment(), DATA_DIR: elsewhere, DATABASE_URL: database.connectionString };
  expect(await callDossard(["restore", file], settings)).toMatchObject({ code: 0, stderr: "" });
  const restored = await createServices(readSettings(settings));
  expect((await contents(restored.db)).tables).toEqual((await contents(shop.services.db)).tables);
  const keys = (await shop.services.store.list("")).filter((key) => !key.startsWith("previews/"));
  expect(await restored.store.list("")).toEqual(keys);
  await restored.close();
  await database.drop();
});

test("a backup that the last version before 0.1.0 made is restored", async () => {
  const file = join(top, "earlier.tar");
  const { db } = shop.services;
  await dropLaterMigrations(db as unknown as Kysely<unknown>);
  const earlier = await contents(db);
  await sql`delete from "kysely_migration"`.execute(db);
  await sql`insert into "kysely_migration" select unnest(${earlierMigrations}::text[]), ''`.execute(db);
  await writeBackup(shop.services, file, {
    withoutDerived: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(await destroyAndRestore(file)).toMatchObject({ code: 0, stderr: "" });
  const { tables, files } = await contents(shop.services.db);
  expect(files).toEqual(earlier.files);
  expect(tables).toMatchObject(withLaterColumns(earlier.tables));
});

test("a backup made while the shop sells, imports and takes down is of one moment", {
  timeout: 120_000,
}, async () => {
  const file = join(top, "hot.tar");
  const [first] = await shop.services.db
    .selectFrom("picture")
    .select("uuid")
    .where("contentHash", "is not", null)
    .orderBy("name")
    .execute();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const ordered: string[] = [];
  const shoppers = [1, 2, 3].map(async () => {
    while (!isOver) {
      const visitor = new TestVisitor(shop.url);
      await add(visitor, print(stock));
      ordered.push(await placeAtStand(visitor));
    }
  });
  await expect.poll(() => ordered.length, { timeout: 60_000 }).toBeGreaterThan(3);
  const known = [...ordered];
  const importing = startDossard(["import", join(top, "late"), "--event", "CSO"], environment());
  await expect.poll(async () => (await lateRows()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  let takenDown: Promise<unknown> | null = null;
  const { store } = shop.services;
  const get = async (key: string) => {
    // A picture is taken down between the export of the rows and that of the files.
    takenDown ??= takeDown(
      shop.services,
      commandLine(shop.services.db),
      first?.uuid ?? "",
      "droit à l’image",
    );
    await takenDown;
    return store.get(key);
  };
  await writeBackup({ ...shop.services, store: { ...store, get } }, file, {
    withoutDerived: false,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  isOver = true;
  await Promise.all(shoppers);
  expect(await importing.ended).toMatchObject({ code: 0 });

  const { stdout } = await destroyAndRestore(file);
  expect(stdout).toContain("Photos retirées de nouveau : 1");
  expect(await lostOriginals()).toEqual([]);
  const orders = await shop.services.db.selectFrom("order").select(["uuid", "totalPrice"]).execute();
  expect(orders.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(known));
  const { rows } = await sql`select o.uuid from "order" o where o."totalPrice" <>
    (select coalesce(sum(price), 0) from "orderItem" where "orderUuid" = o.uuid and not "isDeleted")`.execute(
    shop.services.db,
  );
  expect(rows).toEqual([]);
  await buy();
});

const lateRows = () =>
  shop.services.db.selectFrom("picture").select("uuid").where("name", "like", "IMG_9%").execute();

describe("what is refused, with one line and nothing written", () => {
  let file: string;
  const empty = () => ({ ...environment(), DATA_DIR: join(top, "empty") });
  const refusal = async (args: string[], settings = empty()) => {
    const { code, stdout, stderr } = await callDossard(args, settings);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    return stderr.trimEnd();
  };
  beforeAll(async () => {
    file = join(top, "whole.tar");
    expect(await dossard("backup", file)).toMatchObject({ code: 0, stderr: "" });
  });

  test("a file that is there already", async () => {
    expect(await refusal(["backup", file], environment())).toBe(
      `${file} existe déjà : choisir un autre nom.`,
    );
  });

  test("a folder that cannot be written to leaves no half file", async () => {
    await refusal(["backup", join(top, "nowhere/x.tar")], environment());
    expect((await readdir(top)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("no file, and one that is no backup", async () => {
    expect(await refusal(["restore", join(top, "nothing.tar")])).toMatch(/^Il n’y a pas de fichier /);
    await writeFile(join(top, "text.tar"), "hello");
    expect(await refusal(["restore", join(top, "text.tar")])).toMatch(
      /n’est pas une sauvegarde entière d’une boutique/,
    );
  });

  test("a file with one byte changed anywhere, cut off anywhere, or with more at its end", async () => {
    const whole = await readFile(file);
    const damaged = join(top, "damaged.tar");
    // Spread over the whole file; padding between entries carries no data and is skipped.
    const places = Array.from({ length: 25 }, (_, nth) => Math.floor((whole.length * (nth + 0.5)) / 25));
    for (const place of places.filter((at) => whole[at] !== 0)) {
      await writeFile(damaged, whole);
      const handle = await open(damaged, "r+");
      await handle.write(Buffer.from([(whole[place] ?? 0) ^ 1]), 0, 1, place);
      await handle.close();
      expect(await refusal(["restore", damaged]), `byte ${place}`).toMatch(
        /n’est pas une sauvegarde entière d’une boutique/,
      );
    }
    for (const length of [0, 100, 512, 5_000, whole.length >> 1, whole.length - 2_048]) {
      await writeFile(damaged, whole.subarray(0, length));
      expect(await refusal(["restore", damaged]), `cut at ${length}`).toMatch(
        /n’est pas une sauvegarde entière d’une boutique/,
      );
    }
    expect(await readdir(join(top, "empty")).catch(() => [])).not.toContain("files");
  });

  test("a target that holds something, or on which a shop is open", async () => {
    expect(await refusal(["restore", file], environment())).toMatch(/contient des fichiers/);
    const database = await createTestDatabase();
    const settings = { ...empty(), DATABASE_URL: database.connectionString };
    expect(await refusal(["restore", file], settings)).toMatch(/^La base n’est pas vide : /);
    const open = await createServices(readSettings({ ...settings, DATA_DIR: join(top, "other") }));
    expect(await refusal(["restore", file], settings)).toMatch(/^Une boutique est ouverte sur cette base : /);
    await open.close();
    await database.drop();
  });
});
