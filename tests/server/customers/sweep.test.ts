import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Services } from "../../../server/core/services.ts";
import { sweep } from "../../../server/customers/sweep.ts";
import { ensureFilterValues } from "../../../server/import/ensureFilterValues.ts";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { fill, items, type PackStock, pack, stockPacks } from "../cart/packStock.ts";
import { add, currentOrderUuid, file, placeAtStand, print, signUp } from "../cart/shopper.ts";
import { tablesWith } from "../support/findText.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: PackStock;
let visitor: TestVisitor;
let present: Date;
beforeAll(async () => {
  shop = await startTestShop({ trustedProxies: 1, placeWhat: "truck" });
  stock = await stockPacks(shop);
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
  present = new Date();
  shop.services.now = () => present;
});

const db = () => shop.services.db;
const days = (count: number) => {
  present = new Date(Date.now() + count * 86_400_000);
};
const swept = (change: Partial<Services> = {}) =>
  sweep({ ...shop.services, ...change }, new AbortController().signal);
const isThere = async (uuid: string | null) =>
  (await db().selectFrom("order").select("uuid").where("uuid", "=", uuid).execute()).length === 1;
async function begin(): Promise<string> {
  await add(visitor, file(stock));
  return (await currentOrderUuid(visitor)) as string;
}

/** Returns where a text occurs in the database, and whether a mail stored as a file holds it. */
async function placesOf(text: string): Promise<string[]> {
  const folder = join(shop.services.settings.dataDir, "mails");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return [...(await tablesWith(db(), text)), ...(mails.some((mail) => mail.includes(text)) ? ["mails"] : [])];
}

describe("what a start list leaves", () => {
  it("are its rows, until they have outlived their lifetime", async () => {
    const uuid = "0b0b0b0b-0000-4000-8000-000000000001";
    await db()
      .insertInto("startList")
      .values({
        uuid,
        eventUuid: stock.events.rosieres,
        fileName: "départs.csv",
        windowSeconds: 120,
        ...{ contestSlugs: null, bibPlace: null },
      })
      .execute();
    const row = JSON.stringify({ line: 2, values: { rider: "Camille Attendue" } });
    await db().insertInto("startListRow").values({ startListUuid: uuid, line: 2, row }).execute();
    days(89);
    await swept();
    expect(await placesOf("Camille Attendue")).toEqual(["startListRow"]);
    days(91);
    await swept();
    expect(await placesOf("Camille Attendue")).toEqual([]);
  });
});

describe("a name that no picture has", () => {
  const name = async (value: string, mergedIntoUuid: string | null = null) => {
    const type = await db().selectFrom("filterType").select("uuid").executeTakeFirstOrThrow();
    const key = { valueSlug: slug(value, 200), searchKey: searchKey(value) };
    return db()
      .insertInto("filterValue")
      .values({
        filterTypeUuid: type.uuid,
        value,
        ...key,
        mergedIntoUuid,
        isDeleted: mergedIntoUuid !== null,
      })
      .returning("uuid")
      .executeTakeFirstOrThrow();
  };
  const places = async (...values: string[]) =>
    (await Promise.all(values.map(placesOf))).map((of) => of.length > 0);

  it("goes with its former spellings, unless an order or a picture needs one of them", async () => {
    const gone = await name("Camille Partie");
    await name("Camile Parti", gone.uuid);
    const shown = await name("Camille Montrée");
    await name("Camile Montré", shown.uuid);
    await db()
      .insertInto("pictureFilterValue")
      .values({ pictureUuid: stock.pictures.first, filterValueUuid: shown.uuid })
      .execute();
    const kept = await name("Camille Gardée");
    const ordered = await name("Camile Gardé", kept.uuid);
    const uuid = await add(visitor, file(stock));
    const asked = (filterValueUuid1: string | null) =>
      db().updateTable("orderItem").set({ filterValueUuid1 }).where("uuid", "=", uuid).execute();
    await asked(ordered.uuid);

    shop.services.settings.placeWhat = "main";
    days(6);
    await swept();
    expect(await places("Camille Partie", "Camile Parti")).toEqual([true, true]);
    days(8);
    await swept();
    expect(await places("Camille Partie", "Camile Parti")).toEqual([false, false]);
    const needed = ["Camille Montrée", "Camile Montré", "Camille Gardée", "Camile Gardé"];
    expect(await places(...needed)).toEqual([true, true, true, true]);

    await asked(kept.uuid);
    await swept();
    expect(await places(...needed)).toEqual([true, true, true, true]);
    await asked(null);
    await db().deleteFrom("pictureFilterValue").where("filterValueUuid", "=", shown.uuid).execute();
    await swept();
    expect(await places(...needed)).toEqual([false, false, false, false]);
    shop.services.settings.placeWhat = "truck";
  });

  it("stays while it gets its pictures", async () => {
    const { uuid } = await name("Camille Revenue");
    const old = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await sql`alter table "filterValue" disable trigger "touch"`.execute(db());
    await sql`update "filterValue" set "modifiedAt" = ${old} where "uuid" = ${uuid}`.execute(db());
    await sql`alter table "filterValue" enable trigger "touch"`.execute(db());
    const type = await db().selectFrom("filterType").select("uuid").executeTakeFirstOrThrow();
    await db()
      .transaction()
      .execute((tx) => ensureFilterValues(tx, [{ filterTypeUuid: type.uuid, value: "Camille Revenue" }]));
    await swept();
    expect(await placesOf("Camille Revenue")).toEqual(["filterValue"]);
  });
});

describe("what a visitor leaves", () => {
  it("is found nowhere once it has outlived its lifetime", async () => {
    const email = "camille.passante@example.fr";
    const from = { "x-forwarded-for": "203.0.113.77" };
    const key = (name: string) => ({ "idempotency-key": `a-key-of-camille-${name}` });
    await add(visitor, print(stock));
    const packUuid = await add(visitor, pack(stock, "pack"));
    await fill(visitor, packUuid, stock.pictures.first);
    await visitor.post(items, file(stock), { ...from, ...key("add") });
    const uuid = (await currentOrderUuid(visitor)) as string;
    const session = await db()
      .selectFrom("visitorSession")
      .innerJoin("order", "order.sessionUuid", "visitorSession.uuid")
      .select(["visitorSession.uuid", "tokenHash"])
      .where("order.uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const pictureUuids = [stock.pictures.first, stock.pictures.later];
    const shared = await visitor.post<{ code: string }>(
      "/api/anonymous/sharedSelections",
      { pictureUuids },
      from,
    );
    const handover = await visitor.post<{ code: string }>(
      "/api/anonymous/visitors/handovers",
      { pictureUuids },
      from,
    );
    await visitor.get(`/api/anonymous/orders/savedOrders?email=${email}`, from);
    shop.services.settings.placeWhat = "main";
    const customers = "/api/anonymous/customers";
    await visitor.post(`${customers}/login`, { email, password: "un mot de passe" }, from);
    await visitor.post(`${customers}/startPasswordReset`, { email }, { ...from, ...key("reset") });
    shop.services.settings.placeWhat = "truck";
    await visitor.post("/api/anonymous/orders/saveCurrentOrder", { email }, key("save"));
    await shop.runJobs();
    await shop.services.mailer.send({
      id: "camille",
      to: { name: "", address: email },
      subject: "Votre panier",
      html: "",
      text: "",
    });

    const traces = [
      email,
      from["x-forwarded-for"],
      uuid,
      packUuid,
      session.uuid,
      session.tokenHash,
      shared.body.code,
      handover.body.code,
      "a-key-of-camille",
    ];
    for (const trace of traces) expect(await placesOf(trace), trace).not.toEqual([]);
    await swept();
    expect(await placesOf(email)).toEqual(["job", "order", "mails"]);
    days(400);
    await swept();
    for (const trace of traces) expect(await placesOf(trace), trace).toEqual([]);
  });

  it("leaves no row where its call is refused", async () => {
    const count = async () =>
      Promise.all(
        (["visitorSession", "attempt", "order", "idempotencyKey"] as const).map((table) =>
          db()
            .selectFrom(table)
            .select((rows) => rows.fn.countAll().as("count"))
            .executeTakeFirst(),
        ),
      );
    const before = await count();
    const unknown = "01234567-89ab-4def-8123-456789abcdef";
    const key = { "idempotency-key": "a-key-of-nobody" };
    const calls: [string, unknown, number][] = [
      [items, { productUuid: "no" }, 400],
      [items, file(stock, { productUuid: unknown }), 404],
      [`${items}/${unknown}/delete`, { target: { mode: "void" } }, 404],
      ["/api/anonymous/orders/withdrawOrder", {}, 404],
      ["/api/anonymous/orders/saveCurrentOrder", { email: "a@example.fr" }, 409],
      [`/api/anonymous/orders/${unknown}/restoreCurrentOrder`, {}, 404],
      ["/api/anonymous/customers/login", { email: 1 }, 400],
    ];
    for (const [path, body, status] of calls) {
      const answered = await visitor.post(path, body, key);
      expect([path, answered.status]).toEqual([path, status]);
      expect(answered.headers.getSetCookie()).toEqual([]);
    }
    expect(await count()).toEqual(before);
  });
});

describe("a cart", () => {
  it("stays until its last change is old enough, at a stand and on the main site", async () => {
    const uuid = await begin();
    days(1.9);
    await swept();
    expect(await isThere(uuid)).toBe(true);
    days(2.1);
    await swept({ settings: { ...shop.services.settings, placeWhat: "main" } });
    expect(await isThere(uuid)).toBe(true);
    await db().updateTable("order").set({ isPriority: true }).where("uuid", "=", uuid).execute();
    await swept();
    expect(await isThere(uuid)).toBe(false);
  });

  it("stays while a shopper has it in his hands, and the sweep does not wait for him", async () => {
    const held = await begin();
    visitor = shop.newVisitor();
    const left = await begin();
    days(3);
    await db()
      .transaction()
      .execute(async (tx) => {
        await tx.selectFrom("order").select("uuid").where("uuid", "=", held).forUpdate().execute();
        await swept();
        expect([await isThere(held), await isThere(left)]).toEqual([true, false]);
      });
    await swept();
    expect(await isThere(held)).toBe(false);
  });

  it("that is saved stays until 60 days after the event", async () => {
    const uuid = await begin();
    await visitor.post("/api/anonymous/orders/saveCurrentOrder", { email: "a@example.fr" });
    const end = new Date(Date.now() + 10 * 86_400_000).toISOString();
    await db().updateTable("event").set({ end }).execute();
    days(69);
    await swept();
    expect(await isThere(uuid)).toBe(true);
    days(71);
    await swept();
    expect(await isThere(uuid)).toBe(false);
  });

  it("of a customer and an order that was placed stay", async () => {
    const placed = await (async () => {
      await begin();
      return placeAtStand(visitor);
    })();
    const other = shop.newVisitor();
    await signUp(other);
    await add(other, file(stock));
    const own = await currentOrderUuid(other);
    days(400);
    await swept();
    expect([await isThere(placed), await isThere(own)]).toEqual([true, true]);
  });
});

it("a session that is used again is kept", async () => {
  const uuid = await begin();
  await visitor.post("/api/anonymous/orders/withdrawOrder");
  const { sessionUuid } = await db()
    .selectFrom("order")
    .select("sessionUuid")
    .where("uuid", "=", uuid)
    .executeTakeFirstOrThrow();
  days(1.5);
  expect(await currentOrderUuid(visitor)).toBeNull();
  days(3);
  await swept();
  const kept = await db()
    .selectFrom("visitorSession")
    .select("uuid")
    .where("uuid", "=", sessionUuid)
    .execute();
  expect(kept).toHaveLength(1);
  await add(visitor, file(stock));
});
