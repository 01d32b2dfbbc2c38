import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestVisitor } from "../support/testShop.ts";
import { type CardShop, refusedAnswer, type Sealed, startCardShop } from "./cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop.stop());

const paying = (price?: number) => shop.paying(price);
const everything = (orderUuid: string) => shop.everything(orderUuid);
const unlock = (visitor: TestVisitor, orderUuid: string) =>
  visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);

describe("a payment that succeeds", () => {
  test("by notification, then by the browser: paid once", async () => {
    const { visitor, orderUuid, request } = await paying();
    const answer = shop.answer(request);
    expect(await shop.notify(answer)).toBe(200);
    const order = await shop.order(orderUuid);
    expect(order).toMatchObject({
      status: "paid",
      paymentMethod: "axepta",
      transactionId: request.transId,
      requestId: request.reqId,
      referenceNumber: request.refNr,
      paymentId: request.transId.replaceAll("-", ""),
    });
    expect(order.paidAt).toMatch(/Z$/);
    const before = await everything(orderUuid);
    expect(await shop.callback(visitor, answer)).toEqual({
      errorCode: null,
      errorText: null,
      orderUuid,
      userData: orderUuid,
    });
    expect(await everything(orderUuid)).toBe(before);
  });

  test("by the browser alone, the notification coming later or never", async () => {
    const { visitor, orderUuid, request } = await paying();
    const answer = shop.answer(request, { status: "AUTHORIZED" });
    expect(await shop.callback(visitor, answer)).toMatchObject({ errorCode: null, orderUuid });
    const before = await everything(orderUuid);
    expect(before).toContain('"status":"paid"');
    expect(await shop.notify(answer)).toBe(200);
    expect(await everything(orderUuid)).toBe(before);
  });

  test("is not undone by a refusal or a pending answer that comes late", async () => {
    const { orderUuid, request } = await paying();
    await shop.notify(shop.answer(request));
    const before = await everything(orderUuid);
    await shop.notify(shop.answer(request, refusedAnswer));
    await shop.notify(shop.answer(request, { status: "OK", code: "60000001" }));
    expect(await everything(orderUuid)).toBe(before);
  });

  test("ten answers at once pay once", async () => {
    const { visitor, orderUuid, request } = await paying();
    const answer = shop.answer(request);
    const answers = Array.from({ length: 5 }, () => [
      shop.notify(answer),
      shop.callback(visitor, answer).then(({ errorCode }) => errorCode),
    ]).flat();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200, null]));
    expect((await shop.payments(orderUuid)).map(({ status }) => status)).toEqual(["paid"]);
    const { count } = await shop.services.db
      .selectFrom("paymentEvent")
      .innerJoin("payment", "payment.uuid", "paymentEvent.paymentUuid")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("payment.orderUuid", "=", orderUuid)
      .where("kind", "=", "paid")
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });

  test("a success and a refusal at once, in either order, end paid", async () => {
    for (let round = 0; round < 5; round++) {
      const { orderUuid, request } = await paying();
      const answers = [shop.answer(request), shop.answer(request, refusedAnswer)];
      await Promise.all((round % 2 ? answers.reverse() : answers).map((answer) => shop.notify(answer)));
      expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
    }
  });
});

describe("a payment that does not succeed", () => {
  test("tells the shopper, and leaves the order locked", async () => {
    const { visitor, orderUuid, request } = await paying();
    expect(await shop.callback(visitor, shop.answer(request, refusedAnswer))).toEqual({
      errorCode: "22000203",
      errorText: "Le paiement a été refusé ou abandonné. Rien n’a été débité.",
      orderUuid,
      userData: orderUuid,
    });
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paying", paidAt: null });
    expect(await shop.payments(orderUuid)).toMatchObject([{ status: "refused" }]);
  });

  test("a pending one waits, then pays", async () => {
    const { visitor, orderUuid, request } = await paying();
    const pending = shop.answer(request, { status: "OK", code: "60000001" });
    expect(await shop.callback(visitor, pending)).toMatchObject({ errorCode: "60000001", orderUuid });
    expect(await shop.payments(orderUuid)).toMatchObject([{ status: "pending" }]);
    expect((await visitor.get(`/api/customer/orders/${orderUuid}/cardPaymentLink`)).status).toBe(409);
    await shop.notify(shop.answer(request));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
  });

  test("the same attempt may be refused and then succeed, for the shopper tried again at the bank", async () => {
    const { orderUuid, request } = await paying();
    await shop.notify(shop.answer(request, refusedAnswer));
    await shop.notify(shop.answer(request));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
  });
});

describe("money that arrives late", () => {
  test("pays an order that was unlocked and still costs the same", async () => {
    const { visitor, orderUuid, request } = await paying();
    await unlock(visitor, orderUuid);
    await shop.notify(shop.answer(request));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid", transactionId: request.transId });
  });

  test("pays under a newer attempt, whose own money is then due back", async () => {
    const { visitor, orderUuid, request } = await paying();
    await unlock(visitor, orderUuid);
    const second = shop.requestIn(await shop.link(visitor, orderUuid));
    await shop.notify(shop.answer(request));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid", transactionId: request.transId });
    expect(await shop.callback(visitor, shop.answer(second))).toMatchObject({
      errorCode: "REFUND_DUE",
      orderUuid,
    });
    expect(await shop.payments(orderUuid)).toEqual([
      { status: "paid", transId: request.transId },
      { status: "refundDue", transId: second.transId },
    ]);
    const before = await everything(orderUuid);
    await shop.notify(shop.answer(second));
    expect(await everything(orderUuid)).toBe(before);
  });

  test("two attempts that succeed at once: one pays, the other is due back", async () => {
    const { visitor, orderUuid, request } = await paying();
    await unlock(visitor, orderUuid);
    const second = shop.requestIn(await shop.link(visitor, orderUuid));
    await Promise.all([request, second].map((each) => shop.notify(shop.answer(each))));
    const statuses = (await shop.payments(orderUuid)).map(({ status }) => status);
    expect(statuses.sort()).toEqual(["paid", "refundDue"]);
  });

  test.each([
    ["whose total has changed", { totalPrice: 3990 }],
    ["that was given up", { status: "withdrawn" as const }],
    ["that was deleted", { isDeleted: true }],
  ])("is due back for an order %s", async (_, change) => {
    const { visitor, orderUuid, request } = await paying();
    await unlock(visitor, orderUuid);
    await shop.services.db.updateTable("order").set(change).where("uuid", "=", orderUuid).execute();
    await shop.notify(shop.answer(request));
    expect(await shop.order(orderUuid)).toMatchObject({ paidAt: null, ...change });
    expect(await shop.payments(orderUuid)).toMatchObject([{ status: "refundDue" }]);
  });

  test("another amount or currency than was asked pays nothing", async () => {
    for (const change of [
      { amountCents: 1, currency: "EUR" },
      { amountCents: 2490, currency: "XOF" },
    ]) {
      const { orderUuid, request } = await paying(2490);
      await shop.notify(shop.answer(request, change));
      expect(await shop.order(orderUuid)).toMatchObject({ status: "paying", paidAt: null });
      expect(await shop.payments(orderUuid)).toMatchObject([{ status: "refundDue" }]);
    }
    const { orderUuid, request } = await paying(2490);
    await shop.notify(shop.answer(request, { amountCents: 2490, currency: "EUR" }));
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
  });
});

describe("the browser's return", () => {
  async function come(way: "success" | "failure", method: "GET" | "POST", { Data, Len }: Sealed) {
    const url = `${shop.url}/api/anonymous/payments/axepta/return/${way}`;
    const fields = new URLSearchParams({ Len: String(Len), Data });
    const response =
      method === "GET"
        ? await fetch(`${url}?${fields}`, { redirect: "manual" })
        : await fetch(url, { method, body: fields, redirect: "manual" });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get("location") ?? "", shop.url);
    expect(location.searchParams.get("Data")).toBe(Data);
    expect(location.searchParams.get("Len")).toBe(String(Len));
    return location.pathname;
  }

  test.each(["GET", "POST"] as const)("by %s pays without a cookie and shows the success", async (method) => {
    const { orderUuid, request } = await paying();
    expect(await come("success", method, shop.answer(request))).toBe("/paymentSuccess");
    expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
  });

  test("goes by what the answer says, not by the address", async () => {
    const { request } = await paying();
    expect(await come("success", "POST", shop.answer(request, refusedAnswer))).toBe("/paymentFailure");
    const pending = shop.answer(request, { status: "OK", code: "60000001" });
    expect(await come("failure", "GET", pending)).toBe("/paymentFailure");
    expect(await come("success", "GET", pending)).toBe("/paymentSuccess");
    expect(await come("failure", "POST", shop.answer(request))).toBe("/paymentSuccess");
  });
});
