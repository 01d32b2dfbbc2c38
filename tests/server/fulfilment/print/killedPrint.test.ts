import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orderCode } from "../../../../src/domain/orders/orderCode.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { operatorOf } from "../../cli/callDossard.ts";
import { shopSettings, startDossard } from "../../cli/runDossard.ts";
import { searchSize } from "../../support/searchSize.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";
import { insertPaidOrders, type Ordered, randomOf, stockOriginals } from "./bulkOrders.ts";
import { checkPrint, readList } from "./printStock.ts";

// `PRINT_KILLS=50 PRINT_ORDERS=500` prints as many orders and kills as often; `PRINT_SEED` draws other moments.
const kills = searchSize("PRINT_KILLS", 4, 8);
const orderCount = searchSize("PRINT_ORDERS", 8, 30);
const seed = Number(process.env.PRINT_SEED ?? 1);
vi.setConfig({ testTimeout: 120_000 + kills * 20_000 + orderCount * 1_000 });

let shop: TestShop;
let stock: Stock;
let top: string;
beforeEach(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  top = await mkdtemp(join(tmpdir(), "dossard-print-"));
});
afterEach(async () => {
  await shop?.stop();
  await rm(top, { recursive: true, force: true });
});
const { run, refusal } = operatorOf(() => shop);
const start = (folder: string) =>
  startDossard(
    ["orders", "print", folder],
    shopSettings(shop.connectionString, shop.services.settings.dataDir),
  );

const withoutProgress = ({ code, stderr }: { code: number | null; stderr: string }) => ({
  code,
  stderr: stderr.replace(/^Impression ?: .*\n/gm, ""),
});

/** Opens every folder: each ordered print must be there once, as it was ordered. */
async function checkAll(ordered: Ordered): Promise<void> {
  const { db } = shop.services;
  const batches = await db.selectFrom("printBatch").selectAll().execute();
  expect((await readdir(top)).sort()).toEqual(batches.map(({ target }) => target).sort());
  const found: string[] = [];
  for (const { target, orders } of batches) {
    const list = await readList(join(top, target));
    const prints = orders.flatMap((order) => order.prints);
    expect(list.map(({ Fichier }) => Fichier)).toEqual(prints.map(({ file }) => file));
    for (const [index, { orderItemPictureUuid, file, quantity }] of prints.entries()) {
      const wanted = ordered.get(orderItemPictureUuid);
      if (!wanted) throw new Error(`${file} was never ordered`);
      expect([list[index]?.Quantité, quantity]).toEqual([String(wanted.quantity), wanted.quantity]);
      await checkPrint(shop, join(top, target, file), wanted);
      found.push(orderItemPictureUuid);
    }
    const slips = (await readdir(join(top, target))).filter((name) => name.startsWith("bon_"));
    expect(slips).toHaveLength(orders.length);
  }
  expect(found.sort()).toEqual([...ordered.keys()].sort());
  const places = await db.selectFrom("orderItemPicture").select("paperStatus").distinct().execute();
  expect(places).toEqual([{ paperStatus: "sentToFolderProduction" }]);
  const steps = await db
    .selectFrom("orderStep")
    .select((of) => ["orderUuid", of.fn.countAll<number>().as("times")])
    .where("status", "=", "paperInProduction")
    .groupBy("orderUuid")
    .execute();
  expect(steps.map(({ times }) => times)).toEqual(steps.map(() => 1));
  expect(steps).toHaveLength(new Set([...ordered.values()].map(({ orderUuid }) => orderUuid)).size);
}

describe("a batch of prints", () => {
  it("that is killed again and again misses no print, and has none twice", async () => {
    const random = randomOf(seed);
    const pictures = await stockOriginals(shop, stock);
    const ordered = await insertPaidOrders(shop, stock, pictures, orderCount, random);
    let lot = 1;
    let killed = 0;
    let longest = 3_000;
    for (let turn = 0; turn < kills; turn++) {
      const { child, ended } = start(join(top, `lot-${lot}`));
      const began = Date.now();
      const isOver = await Promise.race([ended.then(() => true), sleep(random() * longest, false)]);
      if (!isOver) child.kill("SIGKILL");
      const ran = await ended;
      if (ran.code === null) {
        killed++;
        continue;
      }
      expect(withoutProgress(ran)).toEqual({ code: 0, stderr: "" });
      longest = Date.now() - began;
      lot++;
      const more = await insertPaidOrders(shop, stock, pictures, Math.ceil(orderCount / 4), random);
      for (const [uuid, wanted] of more) ordered.set(uuid, wanted);
    }
    expect(killed).toBeGreaterThan(0);
    const last = await start(join(top, `lot-${lot}`)).ended;
    expect(withoutProgress(last)).toEqual({ code: 0, stderr: "" });
    await checkAll(ordered);
    expect(await run("orders", "print", join(top, "after"))).toBe("Il n’y a rien à imprimer.");
  });

  /** Leaves a published folder whose transaction was lost. */
  async function killBeforeCommit(folder: string): Promise<void> {
    const { db } = shop.services;
    await sql
      .raw(`
      create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return null; end $$;
      create constraint trigger pause after insert on "printBatch" deferrable initially deferred
        for each row execute function pause();`)
      .execute(db);
    const { child, ended } = start(folder);
    while (!(await readdir(top)).includes("lot")) await sleep(20);
    child.kill("SIGKILL");
    await ended;
    // Only then does the transaction end: a database does not see at once that its client is dead.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query = 'commit'`.execute(db);
    await sql.raw(`drop trigger pause on "printBatch"; drop function pause()`).execute(db);
    expect(await db.selectFrom("printBatch").selectAll().execute()).toEqual([]);
  }

  it("that is killed between its name and its record is completed", async () => {
    const pictures = await stockOriginals(shop, stock);
    const ordered = await insertPaidOrders(shop, stock, pictures, 4, randomOf(7));
    const folder = join(top, "lot");
    await killBeforeCommit(folder);
    expect(await run("orders", "print", folder)).toContain(
      "de 4 commandes, faits avant et enregistrés maintenant",
    );
    await checkAll(ordered);
    expect(await run("orders", "print", folder)).toContain("de 4 commandes, enregistrés");

    const [first] = await readList(folder);
    await rm(join(folder, first?.Fichier ?? ""));
    expect(await refusal("orders", "print", folder)).toContain(
      `${folder} est abîmé : ${first?.Fichier} : manquants`,
    );
  });

  it("that is completed drops an order canceled since", async () => {
    const pictures = await stockOriginals(shop, stock);
    const ordered = await insertPaidOrders(shop, stock, pictures, 4, randomOf(8));
    const folder = join(top, "lot");
    await killBeforeCommit(folder);
    const [[, { orderUuid = "" } = {}] = []] = [...ordered] as [string, { orderUuid?: string }][];
    await run("orders", "cancel", orderUuid);
    expect(await refusalOf(folder)).toBe(
      `La commande ${orderCode(orderUuid)} n’est pas imprimée : elle a changé entre-temps.`,
    );
    expect((await readList(folder)).map(({ Commande }) => Commande)).not.toContain(orderCode(orderUuid));
    expect((await readdir(folder)).filter((name) => name.includes(orderCode(orderUuid)))).toEqual([]);
    expect(await run("orders", "print", folder)).toContain("de 3 commandes, enregistrés");
  });

  async function refusalOf(folder: string): Promise<string> {
    const { code, stderr } = await start(folder).ended;
    expect(code).toBe(1);
    return stderr.trimEnd();
  }

  it("is made by one command at a time", async () => {
    const pictures = await stockOriginals(shop, stock);
    const ordered = await insertPaidOrders(shop, stock, pictures, 8, randomOf(9));
    const both = await Promise.all([1, 2].map((number) => start(join(top, `lot-${number}`)).ended));
    const busy = both.filter(({ code }) => code === 1);
    for (const { stderr } of busy)
      expect(stderr).toContain("Une autre commande dossard orders print est en cours");
    expect(both.filter(({ stdout }) => stdout.includes("de 8 commandes"))).toHaveLength(1);
    await checkAll(ordered);
  });
});
