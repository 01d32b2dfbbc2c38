import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "../../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { orderCode } from "../../../src/domain/orders/orderCode.ts";
import {
  add,
  cart,
  currentOrder,
  currentOrderUuid,
  file,
  lines,
  print,
  type Refused,
} from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, stopClock, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let visitor: TestVisitor;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck", creationPlaceId: 7 });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());
beforeEach(() => {
  visitor = shop.newVisitor();
});

const orders = "/api/anonymous/orders";
const customer = {
  email: "zoe@example.fr",
  lastName: " Lefèvre ",
  phone: "06 12 34 56 78",
  ...agreedVersions(false),
};
const unknown = "01234567-89ab-4def-8123-456789abcdef";
type Placed = { orderUuid: string } & Refused;
const finalize = (of: TestVisitor, body: unknown = customer, headers?: Record<string, string>) =>
  of.post<Placed>(`${orders}/finalizeCurrentOrder`, body, headers);

describe("ordering at the stand", () => {
  it("places the order with who it is for, and leaves an empty cart", async () => {
    await add(visitor, print(stock));
    const { totalPrice } = await currentOrder(visitor);
    const { status, body } = await finalize(visitor, { ...customer, totalPrice });
    expect(status).toBe(200);
    expect((await visitor.get(`${orders}/${body.orderUuid}`)).body).toMatchObject({
      status: "finalized",
      email: "zoe@example.fr",
      lastName: "Lefèvre",
      phone: "06 12 34 56 78",
      totalPrice: 1500,
      customerId: null,
      creationPlaceId: 7,
      currentPlaceId: 7,
      paidAt: null,
    });
    expect(await cart(visitor)).toEqual([]);
    expect((await visitor.get("/api/anonymous/orderItems/cartCount")).body).toEqual({ count: 0 });
    expect((await finalize(visitor)).body.code).toBe("ORDER_EMPTY");
  });

  it("needs no phone", async () => {
    await add(visitor, print(stock));
    const { body } = await finalize(visitor, {
      email: "zoe@example.fr",
      lastName: "L",
      ...agreedVersions(false),
    });
    expect((await visitor.get(`${orders}/${body.orderUuid}`)).body).toMatchObject({ phone: null });
  });

  it("places one order however often it is sent", async () => {
    await add(visitor, print(stock));
    const headers = { "idempotency-key": "9d1fa1c2-0001" };
    const answers = await Promise.all([1, 2, 3].map(() => finalize(visitor, customer, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.orderUuid)).size).toBe(1);
  });

  it("without a key, of two at once places one and finds nothing for the other", async () => {
    await add(visitor, print(stock));
    const answers = await Promise.all([finalize(visitor), finalize(visitor)]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, "ORDER_EMPTY"]);
  });

  it("refuses an item that is not complete", async () => {
    await add(visitor, print(stock));
    await shop.services.db
      .insertInto("orderItem")
      .values({
        orderUuid: (await currentOrderUuid(visitor)) ?? "",
        productUuid: stock.products.pack,
        productVariantUuid: stock.variants.pack,
        price: 3900,
      })
      .execute();
    const { status, body } = await finalize(visitor);
    expect([status, body.code]).toEqual([409, "ORDER_INCOMPLETE"]);
    expect(await currentOrderUuid(visitor)).not.toBeNull();
  });

  it.each([
    ["no e-mail", { email: undefined }, "email"],
    ["a bad e-mail", { email: "zoe@" }, "email"],
    ["an e-mail too long to keep", { email: `${"a".repeat(60)}@${"b".repeat(40)}.fr` }, "email"],
    ["a name of blanks", { lastName: "  " }, "lastName"],
    ["a name too long", { lastName: "a".repeat(101) }, "lastName"],
    ["a phone too long", { phone: "0".repeat(31) }, "phone"],
    ["a total that is no amount", { totalPrice: 0.5 }, "totalPrice"],
  ])("refuses %s", async (_name, change, path) => {
    await add(visitor, print(stock));
    const { status, body } = await finalize(visitor, { ...customer, ...change });
    expect([status, body.code, body.fields?.[0]?.path]).toEqual([400, "INVALID_INPUT", path]);
  });
});

describe("a cart put aside", () => {
  const save = (of: TestVisitor, email = "zoe@example.fr") =>
    of.post<Placed>(`${orders}/saveCurrentOrder`, { email });
  const search = async (query: string, of = shop.newVisitor()) =>
    (await of.get<Order[]>(`${orders}/savedOrders?${query}`)).body;
  const restore = (of: TestVisitor, uuid: string) => of.post<Placed>(`${orders}/${uuid}/restoreCurrentOrder`);

  it("is found by e-mail or code and taken up again on another screen, by one alone", async () => {
    await add(visitor, print(stock, { quantity: 2 }));
    const { status, body } = await save(visitor, "Reprise@Example.fr");
    expect(status).toBe(200);
    expect(await cart(visitor)).toEqual([]);

    const code = orderCode(body.orderUuid);
    const found = (order: Order | undefined) => [order?.uuid, order?.status, order?.email, order?.totalPrice];
    const whole = [body.orderUuid, "saved", "Reprise@Example.fr", 3000];
    const masked = [body.orderUuid, "saved", "R•••@Example.fr", 3000];
    expect((await search("email=reprise@example.FR")).map(found)).toEqual([masked]);
    expect((await search(`email=reprise@example.fr&code=${code}`)).map(found)).toEqual([whole]);
    expect((await search(`code=${code.toLowerCase()}`)).map(found)).toEqual([masked]);
    expect(await search(`email=other@example.fr&code=${code}`)).toEqual([]);
    expect(await search("")).toEqual([]);
    expect(await search("email=%20&code=%20")).toEqual([]);
    expect(await search(`code=${encodeURIComponent("%")}`)).toEqual([]);

    const screens = [shop.newVisitor(), shop.newVisitor()];
    const answers = await Promise.all(screens.map((screen) => restore(screen, body.orderUuid)));
    expect(answers.map(({ status: each }) => each).sort()).toEqual([200, 404]);
    const screen = screens[answers.findIndex((answer) => answer.status === 200)] ?? visitor;
    expect(lines(await cart(screen))).toEqual(["2 item 1500"]);
    expect(await currentOrder(screen)).toMatchObject({
      uuid: body.orderUuid,
      status: "uncomplete",
      email: null,
    });
    expect(await search("email=reprise@example.fr")).toEqual([]);
  });

  it("is not found at another place", async () => {
    await add(visitor, print(stock));
    const { body } = await save(visitor, "ailleurs@example.fr");
    await shop.services.db
      .updateTable("order")
      .set({ currentPlaceId: 8 })
      .where("uuid", "=", body.orderUuid)
      .execute();
    expect(await search("email=ailleurs@example.fr")).toEqual([]);
    expect((await restore(visitor, body.orderUuid)).status).toBe(404);
  });

  it("waits while another cart holds something; an emptied one makes room", async () => {
    await add(visitor, print(stock));
    const { body } = await save(visitor);
    const uuid = await add(visitor, file(stock));
    const refused = await restore(visitor, body.orderUuid);
    expect([refused.status, refused.body.code]).toEqual([409, "ORDER_NOT_MODIFIABLE"]);
    await visitor.post(`/api/anonymous/orderItems/${uuid}/delete`, { target: { mode: "void" } });
    expect((await restore(visitor, body.orderUuid)).body).toEqual({ orderUuid: body.orderUuid });
    expect(lines(await cart(visitor))).toEqual(["1 item 1500"]);
  });

  it("taken up while something is put into the cart leaves one order, and fails neither with a fault", async () => {
    await add(visitor, print(stock));
    const { body } = await save(visitor);
    const [restored, added] = await Promise.all([
      restore(visitor, body.orderUuid),
      visitor.post<Refused>("/api/anonymous/orderItems", file(stock)),
    ]);
    expect(added.status).toBe(200);
    expect([200, 409]).toContain(restored.status);
    expect(await cart(visitor)).toHaveLength(restored.status === 200 ? 2 : 1);
  });

  it("taken up at the very moment another order begins does not lock itself against it", async () => {
    await add(visitor, print(stock));
    const { body } = await save(visitor);
    const { db } = shop.services;
    const saved = db.selectFrom("order").select("sessionUuid").where("uuid", "=", body.orderUuid);
    const { sessionUuid } = await saved.executeTakeFirstOrThrow();
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
    const { adding } = await db.transaction().execute(async (tx) => {
      await tx
        .selectFrom("visitorSession")
        .select("uuid")
        .where("uuid", "=", sessionUuid)
        .forUpdate()
        .execute();
      const adding = visitor.post<Refused>("/api/anonymous/orderItems", file(stock));
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
      const taken = { status: "uncomplete" as const };
      await tx.updateTable("order").set(taken).where("uuid", "=", body.orderUuid).execute();
      return { adding };
    });
    expect((await adding).status).toBe(200);
    expect(await cart(visitor)).toHaveLength(2);
  });

  it("comes back at today's prices", async () => {
    await add(visitor, print(stock));
    const { body } = await save(visitor);
    const { db } = shop.services;
    const price = (base_price: number) =>
      db.updateTable("productVariant").set({ base_price }).where("uuid", "=", stock.variants.large).execute();
    await price(1700);
    await restore(visitor, body.orderUuid);
    await price(1500);
    expect((await currentOrder(visitor)).totalPrice).toBe(1700);
  });

  it("must hold something and have an e-mail", async () => {
    expect((await save(visitor)).body.code).toBe("ORDER_EMPTY");
    const uuid = await add(visitor, print(stock));
    expect((await save(visitor, "")).status).toBe(400);
    await visitor.post(`/api/anonymous/orderItems/${uuid}/delete`, { target: { mode: "void" } });
    expect((await save(visitor)).body.code).toBe("ORDER_EMPTY");
    expect((await restore(visitor, unknown)).body.code).toBe("NOT_FOUND");
    expect((await visitor.get(`${orders}/savedOrders?code=${"a".repeat(11)}`)).status).toBe(400);
  });

  it("cannot be guessed by its code or its e-mail address for long", async () => {
    stopClock(shop);
    await shop.services.db.deleteFrom("attempt").execute();
    const answers = [];
    for (let tried = 0; tried < 70; tried++)
      answers.push(
        await visitor.get<Refused>(`${orders}/savedOrders?${tried % 2 ? "code=zzzz" : "email=a@example.fr"}`),
      );
    const last = answers.at(-1);
    expect([last?.status, last?.body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect((await visitor.get(`${orders}/savedOrders?email=zoe@example.fr&code=zzzz`)).status).toBe(200);
  });
});
