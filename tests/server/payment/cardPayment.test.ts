import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { type CardShop, refusedAnswer, startCardShop } from "./cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop.stop());

interface Refused {
  code: string;
  message: string;
}
const linkPath = (orderUuid: string) =>
  `/api/customer/orders/${orderUuid}/cardPaymentLink?${new URLSearchParams(agreedVersions(true))}`;
const unlockPath = (orderUuid: string) => `/api/customer/orders/${orderUuid}/unlockPaying`;

describe("the card payment's link", () => {
  test("locks the order and leads to the bank with the order's total", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id, { price: 2490 });
    const request = shop.requestIn(await shop.link(visitor, orderUuid));
    expect(request).toMatchObject({
      amountCents: 2490,
      currency: "EUR",
      userData: orderUuid,
      orderDesc: `Photographies, commande ${orderUuid.slice(0, 4).toUpperCase()}`,
      urlSuccess: `${shop.url}/api/anonymous/payments/axepta/return/success`,
      urlFailure: `${shop.url}/api/anonymous/payments/axepta/return/failure`,
      urlNotify: `${shop.url}/api/anonymous/payments/axepta/notify`,
    });
    expect(await shop.order(orderUuid)).toMatchObject({
      status: "paying",
      transactionId: request.transId,
      requestId: request.reqId,
      referenceNumber: request.refNr,
      totalPrice: 2490,
      paidAt: null,
    });
    expect(await shop.payments(orderUuid)).toEqual([{ status: "started", transId: request.transId }]);
  });

  test("asked again before the bank has answered, is the same attempt's", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const links = await Promise.all([1, 2, 3].map(() => shop.link(visitor, orderUuid)));
    expect(new Set(links).size).toBe(1);
    expect(await shop.payments(orderUuid)).toHaveLength(1);
  });

  test("waits for whoever holds the order, then goes by what became of it", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const links = await shop.services.db.transaction().execute(async (tx) => {
      await tx.selectFrom("order").select("uuid").where("uuid", "=", orderUuid).forUpdate().execute();
      const calls = [1, 2].map(() => visitor.get<Refused>(linkPath(orderUuid)));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.updateTable("order").set({ status: "withdrawn" }).where("uuid", "=", orderUuid).execute();
      return calls;
    });
    expect((await Promise.all(links)).map(({ body }) => body.code)).toEqual([
      "ORDER_NOT_MODIFIABLE",
      "ORDER_NOT_MODIFIABLE",
    ]);
    expect(await shop.payments(orderUuid)).toEqual([]);
  });

  test("refuses strangers, other customers and orders that are not there", async () => {
    const { id } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const { visitor: other } = await shop.newCustomer();
    for (const path of [linkPath, unlockPath]) {
      const call = (visitor: typeof other, uuid: string) =>
        path === linkPath ? visitor.get<Refused>(path(uuid)) : visitor.put<Refused>(path(uuid));
      expect(await call(shop.newVisitor(), orderUuid)).toMatchObject({ status: 401 });
      expect(await call(other, orderUuid)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
      expect(await call(other, randomUUID())).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
      expect(await call(other, "1")).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } });
    }
    expect(await shop.order(orderUuid)).toMatchObject({ status: "uncomplete" });
  });

  test("refuses an empty, an incomplete and a paid order, and one that lacks addresses", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id, { format: "20_30", pictures: 0 });
    const code = async () => (await visitor.get<Refused>(linkPath(orderUuid))).body.code;
    expect(await code()).toBe("ORDER_INCOMPLETE");
    const { db } = shop.services;
    const item = await db
      .selectFrom("orderItem")
      .selectAll()
      .where("orderUuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    const { pictureUuid, eventUuid, contestUuid } = item;
    if (!pictureUuid || !eventUuid || !contestUuid) throw new Error("the item has its picture");
    await db
      .insertInto("orderItemPicture")
      .values({ orderItemUuid: item.uuid, pictureUuid, eventUuid, contestUuid })
      .execute();
    expect(await code()).toBe("ADDRESSES_MISSING");
    const { id: address } = await db
      .insertInto("address")
      .values({ customerId: id, street: "1 rue du Haras", zipCode: "61310", city: "Le Pin-au-Haras" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const set = (change: object) =>
      db.updateTable("order").set(change).where("uuid", "=", orderUuid).execute();
    await set({ invoiceAddressId: address });
    expect(await code()).toBe("ADDRESSES_MISSING");
    await set({ clickAndCollectEventUuid: eventUuid, invoiceAddressId: null });
    expect(await code()).toBe("ADDRESSES_MISSING");
    await set({ clickAndCollectEventUuid: null, deliveryAddressId: address, invoiceAddressId: address });
    expect(await code()).toBeUndefined();
    for (const status of ["paid", "withdrawn", "canceled"] as const) {
      await set({ status });
      expect(await code()).toBe("ORDER_NOT_MODIFIABLE");
      expect(await visitor.put<Refused>(unlockPath(orderUuid))).toMatchObject({
        status: 409,
        body: { code: "ORDER_NOT_MODIFIABLE" },
      });
    }
    await set({ status: "uncomplete" });
    await db.updateTable("orderItem").set({ isDeleted: true }).where("uuid", "=", item.uuid).execute();
    expect(await code()).toBe("ORDER_EMPTY");
  });

  test("refuses another total than the shopper was shown", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id, { price: 2490 });
    const refused = await visitor.get<Refused>(`${linkPath(orderUuid)}&totalPrice=2000`);
    expect(refused).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED" } });
    expect(await shop.order(orderUuid)).toMatchObject({ status: "uncomplete" });
    expect(await shop.payments(orderUuid)).toEqual([]);
    expect((await visitor.get(`${linkPath(orderUuid)}&totalPrice=2490`)).status).toBe(200);
  });

  test("a price that changed after the cart was shown is shown before it is paid", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id, { price: 2490 });
    const { db } = shop.services;
    await db
      .updateTable("productVariant")
      .set({ base_price: 2990 })
      .where("uuid", "in", (query) =>
        query
          .selectFrom("orderItem")
          .select((row) => row.ref("productVariantUuid").$notNull().as("uuid"))
          .where("orderUuid", "=", orderUuid),
      )
      .execute();
    expect((await visitor.get<Refused>(linkPath(orderUuid))).body.code).toBe("PRICE_CHANGED");
    expect(await shop.order(orderUuid)).toMatchObject({ status: "uncomplete", totalPrice: 2990 });
    expect((await visitor.get<Refused>(`${linkPath(orderUuid)}&totalPrice=2490`)).body.code).toBe(
      "PRICE_CHANGED",
    );
    expect(shop.requestIn(await shop.link(visitor, orderUuid)).amountCents).toBe(2990);
  });

  test("an order that costs nothing is paid without a card", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id, { price: 0 });
    expect(await shop.link(visitor, orderUuid)).toBe(`/order/${orderUuid}`);
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid", paymentMethod: "other" });
  });
});

describe("retrying", () => {
  test("an order is unlocked though another has its four letters meanwhile", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    await shop.link(visitor, orderUuid);
    const uuid = orderUuid.slice(0, 4) + randomUUID().slice(4);
    await shop.services.db.insertInto("order").values({ uuid }).execute();
    expect((await visitor.put(unlockPath(orderUuid))).status).toBe(200);
  });

  test("a refused payment keeps the order locked until it is unlocked; the next attempt is another one", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const first = shop.requestIn(await shop.link(visitor, orderUuid));
    expect(await shop.notify(shop.answer(first, refusedAnswer))).toBe(200);
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paying" });
    expect(await visitor.get<Refused>(linkPath(orderUuid))).toMatchObject({
      status: 409,
      body: {
        code: "PAYMENT_IN_PROGRESS",
        message: "Order cannot be modified while payment is in progress.",
      },
    });

    const unlocked = await visitor.put<{ status: string; uuid: string }>(unlockPath(orderUuid));
    expect(unlocked).toMatchObject({ status: 200, body: { uuid: orderUuid, status: "uncomplete" } });
    expect(unlocked.body).not.toHaveProperty("sessionUuid");
    expect((await visitor.put(unlockPath(orderUuid))).status).toBe(200);

    const second = shop.requestIn(await shop.link(visitor, orderUuid));
    expect(second.transId).not.toBe(first.transId);
    expect(second.reqId).not.toBe(first.reqId);
    expect(second.refNr).toBe(first.refNr);
    await shop.notify(shop.answer(second));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid", transactionId: second.transId });
    expect((await shop.payments(orderUuid)).map(({ status }) => status)).toEqual(["refused", "paid"]);
  });

  test("every step of a payment stands in the journal", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const request = shop.requestIn(await shop.link(visitor, orderUuid));
    await shop.notify(shop.answer(request, refusedAnswer));
    await visitor.put(unlockPath(orderUuid));
    await shop.notify(shop.answer(request));
    const events = await shop.services.db
      .selectFrom("paymentEvent")
      .innerJoin("payment", "payment.uuid", "paymentEvent.paymentUuid")
      .select(["paymentEvent.kind", "paymentEvent.detail"])
      .where("payment.orderUuid", "=", orderUuid)
      .orderBy("paymentEvent.id")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(["started", "refused", "unlocked", "paid"]);
    expect(JSON.parse(events[1]?.detail ?? "")).toMatchObject({ code: "22000203", status: "FAILED" });
  });
});

describe("what is written down of a payment", () => {
  test("is neither changed nor deleted, not even in the database", async () => {
    const { orderUuid, request } = await shop.paying();
    await shop.notify(shop.answer(request));
    const { db } = shop.services;
    const { uuid } = await db
      .selectFrom("payment")
      .select("uuid")
      .where("orderUuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    const attempt = db.updateTable("payment").where("uuid", "=", uuid);
    await expect(attempt.set({ amount: 1 }).execute()).rejects.toThrow(/can no longer change/);
    await expect(attempt.set({ transId: "another" }).execute()).rejects.toThrow(/can no longer change/);
    await expect(attempt.set({ status: "refused" }).execute()).rejects.toThrow(/cannot be taken back/);
    await expect(db.deleteFrom("payment").where("uuid", "=", uuid).execute()).rejects.toThrow();
    const steps = db.updateTable("paymentEvent").where("paymentUuid", "=", uuid);
    await expect(steps.set({ kind: "refused" }).execute()).rejects.toThrow(/only grows/);
    const gone = db.deleteFrom("paymentEvent").where("paymentUuid", "=", uuid);
    await expect(gone.execute()).rejects.toThrow(/only grows/);
  });
});

describe("an order that is being paid", () => {
  test("is locked: whatever would change it answers 409 in the agreed words", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const { uuid, productUuid, productVariantUuid, pictureUuid } = await shop.services.db
      .selectFrom("orderItem")
      .selectAll()
      .where("orderUuid", "=", orderUuid)
      .executeTakeFirstOrThrow();
    await shop.link(visitor, orderUuid);
    const item = { productVariantUuid, quantity: 2 };
    const orders = `/api/customer/orders/${orderUuid}`;
    const items = "/api/anonymous/orderItems";
    const refused = [
      await visitor.post(items, { ...item, productUuid, pictureUuid }),
      await visitor.put(`${items}/${uuid}`, item),
      await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "void" } }),
      await visitor.post("/api/anonymous/orders/withdrawOrder"),
      await visitor.put(`${orders}/addresses`, { deliveryAddressId: null, invoiceAddressId: 1 }),
      await visitor.put(`${orders}/resetAddresses`),
    ];
    for (const answered of refused) {
      expect(answered).toMatchObject({
        status: 409,
        body: {
          code: "PAYMENT_IN_PROGRESS",
          message: "Order cannot be modified while payment is in progress.",
        },
      });
    }
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paying", totalPrice: 2490 });
    await visitor.put(unlockPath(orderUuid));
    expect((await visitor.post(`${items}/${uuid}/delete`, { target: { mode: "void" } })).status).toBe(200);
  });

  test("once paid makes room for a new cart", async () => {
    const { id, visitor } = await shop.newCustomer();
    const orderUuid = await shop.newOrder(id);
    const current = async () =>
      (await visitor.get<{ currentOrderUuid: string | null }>("/api/anonymous/orders/currentOrderUuid")).body
        .currentOrderUuid;
    const request = shop.requestIn(await shop.link(visitor, orderUuid));
    expect(await current()).toBe(orderUuid);
    await shop.notify(shop.answer(request));
    expect(await current()).toBeNull();
    expect(await shop.newOrder(id)).toBe(await current());
  });
});
