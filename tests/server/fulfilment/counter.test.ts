import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  CounterOrder,
  CounterOrderWhole,
  CounterSales,
} from "../../../src/api/contract/counterCalls.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import { add, file, placeAtStand, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { jpeg } from "../support/photographs.ts";
import { mailsOf } from "../support/readMail.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

const operatorCode = "Bosquet 42";
let shop: TestShop;
let stock: Stock;
let operator: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck", creationPlaceId: 7, operatorCode });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

const openCounter = (visitor: TestVisitor, code = operatorCode) =>
  visitor.post<{ isSuccess: boolean; closesAt: string | null } & Refused>("/api/anonymous/counter/open", {
    code,
  });
const state = async (visitor: TestVisitor) => (await visitor.get("/api/anonymous/counter")).body;

beforeEach(async () => {
  await shop.services.db.deleteFrom("attempt").execute();
  operator = shop.newVisitor();
  expect((await openCounter(operator)).body.isSuccess).toBe(true);
});

/** Orders at the stand as a shopper does. Returns the order's UUID. */
async function place(...bodies: unknown[]): Promise<string> {
  const shopper = shop.newVisitor();
  for (const body of bodies) await add(shopper, body);
  return placeAtStand(shopper, "06 12 34 56 78");
}
const at = (uuid: string) => `/api/operator/orders/${uuid}`;
const show = async (uuid: string) => (await operator.get<CounterOrderWhole>(at(uuid))).body;
const list = async (query = "") => (await operator.get<CounterOrder[]>(`/api/operator/orders?${query}`)).body;
const pay = (uuid: string, totalPrice: number, method = "cash", headers?: Record<string, string>) =>
  operator.post<CounterOrderWhole & Refused>(`${at(uuid)}/pay`, { method, totalPrice }, headers);
const handOver = (uuid: string) => operator.post<CounterOrderWhole & Refused>(`${at(uuid)}/handOver`);

describe("the operator's code", () => {
  it("opens a browser for a day of work, and that browser alone, until it is closed", async () => {
    const visitor = shop.newVisitor();
    expect(await state(visitor)).toEqual({
      openedBy: ["code"],
      isOpen: false,
      closesAt: null,
      scopes: [],
    });
    const before = Date.now();
    const { body } = await openCounter(visitor, ` ${operatorCode} `);
    expect(body.isSuccess).toBe(true);
    expect(Date.parse(body.closesAt ?? "") - before).toBeGreaterThan(11 * 3_600_000);
    expect(await state(visitor)).toEqual({
      openedBy: ["code"],
      isOpen: true,
      closesAt: body.closesAt,
      scopes: ["orders", "counter", "sales"],
    });
    expect(await state(shop.newVisitor())).toMatchObject({ isOpen: false });
    expect((await visitor.get("/api/operator/orders")).status).toBe(200);

    expect((await visitor.post("/api/operator/counter/close")).status).toBe(200);
    expect(await state(visitor)).toMatchObject({ isOpen: false, closesAt: null });
    expect((await visitor.get<Refused>("/api/operator/orders")).body.code).toBe("OPERATOR_CODE_NEEDED");
  });

  it("must be right, letter for letter", async () => {
    const visitor = shop.newVisitor();
    for (const code of ["bosquet 42", "Bosquet 4", "Bosquet 423", "x"]) {
      expect((await openCounter(visitor, code)).body).toEqual({ isSuccess: false, closesAt: null });
    }
    expect(await state(visitor)).toMatchObject({ isOpen: false });
  });

  it("is tried ten times in vain, then even the right one waits", async () => {
    stopClock(shop);
    const visitor = shop.newVisitor();
    for (let time = 0; time < 10; time++)
      expect((await openCounter(visitor, `code ${time}`)).status).toBe(200);
    const { status, body } = await openCounter(visitor);
    expect([status, body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(await state(visitor)).toMatchObject({ isOpen: false });
    expect((await operator.get("/api/operator/orders")).status).toBe(200);
  });

  it("closes what another code had opened, and what is past its time", async () => {
    const { settings, now } = shop.services;
    shop.services.settings = { ...settings, operatorCode: "another code" };
    expect(await state(operator)).toMatchObject({ isOpen: false });
    shop.services.settings = settings;
    expect(await state(operator)).toMatchObject({ isOpen: true });
    shop.services.now = () => new Date(Date.now() + 13 * 3_600_000);
    expect(await state(operator)).toMatchObject({ isOpen: false });
    shop.services.now = now;
  });

  it("is needed for every call of the operator's", async () => {
    const uuid = await place(print(stock));
    const stranger = shop.newVisitor();
    const calls = [
      () => stranger.get<Refused>("/api/operator/orders"),
      () => stranger.get<Refused>(at(uuid)),
      () => stranger.get<Refused>("/api/operator/sales"),
      () => stranger.post<Refused>(`${at(uuid)}/pay`, { method: "cash", totalPrice: 1500 }),
      () => stranger.post<Refused>(`${at(uuid)}/handOver`),
      () => stranger.post<Refused>("/api/operator/counter/close"),
    ];
    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.code]).toEqual([401, "OPERATOR_CODE_NEEDED"]);
    }
  });

  it("is nothing where the settings give none", async () => {
    const { settings } = shop.services;
    shop.services.settings = { ...settings, operatorCode: null };
    expect(await state(operator)).toEqual({ openedBy: [], isOpen: false, closesAt: null, scopes: [] });
    const { status, body } = await openCounter(shop.newVisitor(), "null");
    expect([status, body.code]).toEqual([403, "COUNTER_OFF"]);
    shop.services.settings = settings;
  });
});

describe("an order at the counter", () => {
  it("shows who its pictures show and the crop that the shopper chose, before and after it is paid", async () => {
    await shop.services.db
      .updateTable("picture")
      .set({ width: 5000, height: 4000 })
      .where("uuid", "=", stock.pictures.first)
      .execute();
    const uuid = await place(print(stock, { cropOffset: 0 }), file(stock));
    const { lines, totalPrice } = await show(uuid);
    expect(lines.map(({ crop }) => crop?.offset)).toEqual([0, undefined]);
    expect(lines[0]?.crop?.words).toMatch(/^Cadrage (à gauche|en haut)$/);
    expect(lines[0]?.pictures[0]?.names?.slice(0, 2)).toEqual(["Éclair du Lys", "Zoé Lefèvre"]);
    expect((await pay(uuid, totalPrice)).body.lines).toEqual(lines);
  });

  it("is found by its code, paid, handed over, and its life is told", async () => {
    const uuid = await place(print(stock, { quantity: 2 }), file(stock));
    const [found] = await list(`code=${orderCode(uuid)}`);
    expect(found).toMatchObject({
      uuid,
      code: orderCode(uuid),
      status: "finalized",
      paidAt: null,
      lastName: "Lefèvre",
      email: "zoe@example.fr",
      phone: "06 12 34 56 78",
      totalPrice: 5900,
      itemCount: 3,
      hasPaper: true,
      hasFiles: true,
      actions: ["pay"],
    });
    const whole = await show(uuid);
    expect(whole.lines).toMatchObject([
      {
        kind: "item",
        quantity: 2,
        label: "Tirage",
        details: ["20x30\u00a0cm"],
        price: 3000,
        pictureCount: 1,
      },
      { kind: "item", quantity: 1, label: "Fichier", price: 2900, pictures: [{ name: "IMG_1" }] },
    ]);

    const paid = await pay(uuid, 5900, "check");
    expect(paid.body).toMatchObject({ status: "paid", paymentMethod: "check", actions: ["handOver"] });
    const handed = await handOver(uuid);
    expect(handed.body).toMatchObject({ status: "localDelivered", actions: [] });
    expect(handed.body.steps.map(({ status }) => status)).toEqual([
      "uncomplete",
      "finalized",
      "paid",
      "localDelivered",
    ]);
    const by = await shop.services.db
      .selectFrom("orderStep")
      .select("by")
      .where("orderUuid", "=", uuid)
      .orderBy("id")
      .execute();
    expect(by.map((step) => step.by)).toEqual(["shop", "shop", "counter", "counter"]);
  });

  it("that is paid gets its invoice and its mails, once", async () => {
    const uuid = await place(print(stock));
    const headers = { "idempotency-key": `pay-${uuid}` };
    const answers = await Promise.all([1, 2, 3].map(() => pay(uuid, 1500, "cash", headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { db } = shop.services;
    const invoice = await db.selectFrom("invoice").selectAll().where("orderUuid", "=", uuid).execute();
    expect(invoice).toMatchObject([{ placeId: 7, content: { gross: 1500, paymentMethod: "cash" } }]);
    const jobs = await db.selectFrom("job").select("kind").where("key", "=", uuid).orderBy("kind").execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(["invoiceMail", "orderConfirmation"]);
  });

  it("brings its files by a mail whose link opens them in any browser, for a stand has no page of them", async () => {
    const { services } = shop;
    await services.store.put("originals/IMG_1.jpg", await jpeg({ seed: 1, width: 1800, height: 1200 }));
    const uuid = await place(file(stock));
    await pay(uuid, 2900);
    while ((await shop.runJobs()) > 0);
    const mails = await mailsOf(services.settings.dataDir);
    const letter = mails.find(
      ({ subject }) => subject === `Votre photo est prête (commande ${orderCode(uuid)})`,
    );
    const links = letter?.text.match(/http\S+/g) ?? [];
    expect(links).toHaveLength(1);
    const opened = await fetch(links[0] ?? "", { headers: { accept: "text/html" } });
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await opened.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const second = await fetch(`${links[0]}/2`, { redirect: "manual" });
    expect(second.headers.get("location")).toMatch(/\/doDownloadOrder\?publicAccessKey=[\w-]{43}&part=2$/);
  });

  it("is paid by one of two that press at once; the other is told", async () => {
    const uuid = await place(print(stock));
    const answers = await Promise.all([pay(uuid, 1500, "cash"), pay(uuid, 1500, "card")]);
    expect(answers.map(({ body }) => (body.code.length === 4 ? "paid" : body.code)).sort()).toEqual([
      "ORDER_STATUS_CHANGED",
      "paid",
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is not paid at another total than its own, nor by the shop's own way of paying", async () => {
    const uuid = await place(print(stock));
    expect((await pay(uuid, 1400)).body.code).toBe("PRICE_CHANGED");
    expect((await pay(uuid, 1500, "axepta")).body.code).toBe("INVALID_INPUT");
    expect((await show(uuid)).status).toBe("finalized");
  });

  it("is handed over once it is paid, and once", async () => {
    const uuid = await place(print(stock));
    expect((await handOver(uuid)).body.code).toBe("ORDER_STATUS_CHANGED");
    await pay(uuid, 1500);
    expect((await handOver(uuid)).status).toBe(200);
    expect((await handOver(uuid)).body.code).toBe("ORDER_STATUS_CHANGED");
  });

  it("of files alone has nothing to hand over", async () => {
    const uuid = await place(file(stock));
    expect((await pay(uuid, 2900)).body.actions).toEqual([]);
    expect((await handOver(uuid)).body.code).toBe("ORDER_STATUS_CHANGED");
  });

  it("is none while it is a cart, nor of another place, unless it is kept at a stand", async () => {
    const shopper = shop.newVisitor();
    await add(shopper, print(stock));
    const { body } = await shopper.get<{ currentOrderUuid: string }>(
      "/api/anonymous/orders/currentOrderUuid",
    );
    expect((await operator.get<Refused>(at(body.currentOrderUuid))).body.code).toBe("NOT_FOUND");
    expect((await pay(body.currentOrderUuid, 1500)).body.code).toBe("NOT_FOUND");
    const uuid = await place(print(stock));
    const { db } = shop.services;
    await db.updateTable("order").set({ currentPlaceId: 1 }).where("uuid", "=", uuid).execute();
    expect((await pay(uuid, 1500)).body.code).toBe("NOT_FOUND");
    const kept = { clickAndCollectEventUuid: stock.events.rosieres };
    await db.updateTable("order").set(kept).where("uuid", "=", uuid).execute();
    expect((await list(`code=${orderCode(uuid)}`)).map((order) => order.uuid)).toContain(uuid);
  });
});

describe("the day at the counter", () => {
  const day = "2026-03-28";
  /** Creates an order paid at a given moment; Paris clocks go forward the following night. */
  async function sell(paidAt: string, method: string, ...bodies: unknown[]): Promise<string> {
    const uuid = await place(...bodies);
    const { totalPrice } = await show(uuid);
    await pay(uuid, totalPrice, method);
    const { db } = shop.services;
    await db.updateTable("order").set({ paidAt }).where("uuid", "=", uuid).execute();
    await db.updateTable("orderStep").set({ at: paidAt }).where("orderUuid", "=", uuid).execute();
    return uuid;
  }

  it("lists its orders and tells its sales by the clocks of Paris", async () => {
    const first = await sell(`2026-03-27T23:00:00Z`, "cash", print(stock, { quantity: 2 }));
    const last = await sell("2026-03-28T22:59:59Z", "card", print(stock), file(stock));
    await sell("2026-03-28T23:00:00Z", "cash", print(stock));
    await sell("2026-03-27T22:59:59Z", "cash", file(stock));
    expect((await list(`day=${day}`)).map(({ uuid }) => uuid)).toEqual([last, first]);

    const { body } = await operator.get<CounterSales>(`/api/operator/sales?day=${day}`);
    expect(body).toMatchObject({
      day,
      orderCount: 2,
      totalPrice: 7400,
      discounts: 0,
      shipping: 0,
      refunded: 0,
    });
    expect(body.byHour).toHaveLength(24);
    expect(body.byHour.filter(({ orderCount }) => orderCount > 0)).toEqual([
      { hour: 0, orderCount: 1, totalPrice: 3000 },
      { hour: 23, orderCount: 1, totalPrice: 4400 },
    ]);
    expect(body.byProduct).toEqual([
      { label: "Tirage", quantity: 3, totalPrice: 4500 },
      { label: "Fichier", quantity: 1, totalPrice: 2900 },
    ]);
    expect(body.byMethod).toEqual([
      { method: "card", orderCount: 1, totalPrice: 4400 },
      { method: "cash", orderCount: 1, totalPrice: 3000 },
    ]);
    expect(body.byDay).toHaveLength(14);
    expect([body.byDay[0]?.day, ...body.byDay.slice(-2)]).toEqual([
      "2026-03-15",
      { day: "2026-03-27", orderCount: 1, totalPrice: 2900 },
      { day, orderCount: 2, totalPrice: 7400 },
    ]);

    const next = await operator.get<CounterSales>("/api/operator/sales?day=2026-03-29");
    expect(next.body).toMatchObject({ orderCount: 1, totalPrice: 1500 });
  });

  it("takes discounts apart, so that products and discounts make the total", async () => {
    const { db } = shop.services;
    const always = { startAt: "2020-01-01T00:00:00Z", endAt: "2099-01-01T00:00:00Z" };
    const discount = { label: "Fête", description: "", percent: 20, ...always };
    await db.insertInto("discount").values(discount).execute();
    await sell("2026-02-10T10:30:00Z", "cash", print(stock), file(stock));
    await db.deleteFrom("discount").execute();
    const { body } = await operator.get<CounterSales>("/api/operator/sales?day=2026-02-10");
    const products = body.byProduct.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
    expect([body.totalPrice, products, body.discounts]).toEqual([3520, 4400, -880]);
    expect(body.byHour[11]).toEqual({ hour: 11, orderCount: 1, totalPrice: 3520 });
  });

  it("without sales is a day of zeros; a day that is none is refused", async () => {
    const { body } = await operator.get<CounterSales>("/api/operator/sales?day=2020-01-01");
    expect(body).toMatchObject({ orderCount: 0, totalPrice: 0, byProduct: [], byMethod: [] });
    expect((await operator.get("/api/operator/sales?day=2026-02-30")).status).toBe(400);
    expect((await operator.get("/api/operator/orders?day=hier")).status).toBe(400);
  });
});

describe("an order's steps", () => {
  it("are told to who may see the order, and to nobody else", async () => {
    const shopper = shop.newVisitor();
    await add(shopper, print(stock));
    const uuid = await placeAtStand(shopper);
    await pay(uuid, 1500);
    const steps = `/api/anonymous/orders/${uuid}/steps`;
    const told = await shopper.get<{ status: string }[]>(steps);
    expect(told.body.map(({ status }) => status)).toEqual(["uncomplete", "finalized", "paid"]);
    expect((await shop.newVisitor().get<Refused>(steps)).body.code).toBe("FORBIDDEN");
  });
});
