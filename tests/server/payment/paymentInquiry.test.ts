import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentOrder } from "../../../server/payment/axepta/paymentRequest.ts";
import { paymentInquiry } from "../../../server/payment/paymentInquiry.ts";
import { type CardShop, refusedAnswer, startCardShop } from "./cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop?.stop());
beforeEach(() => shop.services.db.deleteFrom("job").execute());

const questions = () =>
  shop.services.db
    .selectFrom("job")
    .selectAll()
    .where("kind", "=", paymentInquiry.kind)
    .where("doneAt", "is", null)
    .execute();

/** Runs the inquiry as if it were due. */
async function ask() {
  await sql`update "job" set "dueAt" = now() where "kind" = ${paymentInquiry.kind} and "doneAt" is null`.execute(
    shop.services.db,
  );
  await shop.runJobs();
}

/** Makes the shopper's choice at the bank; neither browser nor notification returns. */
async function chooseAtBank(link: string, choice: "pay" | "refuse") {
  const body = new URL(link, shop.url).searchParams;
  body.set("choice", choice);
  body.set("notification", "none");
  const response = await fetch(`${shop.url}/sandbox-bank/choice`, {
    method: "POST",
    body,
    redirect: "manual",
  });
  expect(response.status).toBe(303);
}

async function begin() {
  const { id, visitor } = await shop.newCustomer();
  const orderUuid = await shop.newOrder(id);
  const link = await shop.link(visitor, orderUuid);
  return { visitor, orderUuid, link, request: shop.requestIn(link) };
}

const minutesFromStart = async ({ transId }: PaymentOrder) => {
  const payment = await shop.services.db
    .selectFrom("payment")
    .select("createdAt")
    .where("transId", "=", transId)
    .executeTakeFirstOrThrow();
  return (await questions()).map(({ dueAt }) =>
    Math.round((Date.parse(dueAt) - Date.parse(payment.createdAt)) / 60_000),
  );
};

describe("an attempt that is left in the air", () => {
  it("is asked about after a quarter of an hour, and pays its order", async () => {
    const { orderUuid, link, request } = await begin();
    expect(await minutesFromStart(request)).toEqual([15]);
    await chooseAtBank(link, "pay");
    await shop.runJobs();
    expect((await shop.order(orderUuid)).status).toBe("paying");

    await ask();
    const order = await shop.order(orderUuid);
    expect(order).toMatchObject({ status: "paid", paymentMethod: "axepta", transactionId: request.transId });
    expect(order.invoiceNumber).toBeTruthy();
    expect(await shop.payments(orderUuid)).toEqual([{ status: "paid", transId: request.transId }]);
    expect(await questions()).toEqual([]);
    // The bank's late notification changes nothing.
    const before = await shop.everything(orderUuid);
    expect(await shop.notify(shop.answer(request))).toBe(200);
    expect(await shop.everything(orderUuid)).toBe(before);
  });

  it("that was refused is noted as such, and pays where another card was taken after it", async () => {
    const { orderUuid, link, request } = await begin();
    await chooseAtBank(link, "refuse");
    await ask();
    expect((await shop.order(orderUuid)).status).toBe("paying");
    expect(await shop.payments(orderUuid)).toEqual([{ status: "refused", transId: request.transId }]);
    await chooseAtBank(link, "pay");
    await ask();
    expect(await shop.payments(orderUuid)).toEqual([{ status: "paid", transId: request.transId }]);
    expect(await questions()).toEqual([]);
  });

  it("of which the bank knows nothing is asked about again, ever later, for a day", async () => {
    const { orderUuid, request } = await begin();
    const asked: number[] = [];
    for (
      let left = await minutesFromStart(request);
      left.length > 0;
      left = await minutesFromStart(request)
    ) {
      asked.push(...left);
      await ask();
    }
    expect(asked).toEqual([15, 30, 60, 120, 240, 480, 960, 1380]);
    expect(await shop.payments(orderUuid)).toEqual([{ status: "started", transId: request.transId }]);
  });

  it("is due back where its order was paid otherwise meanwhile", async () => {
    const { visitor, orderUuid, link, request } = await begin();
    await visitor.put(`/api/customer/orders/${orderUuid}/unlockPaying`);
    const second = shop.requestIn(await shop.link(visitor, orderUuid));
    await shop.notify(shop.answer(second));
    expect((await questions()).map(({ key }) => key)).toEqual([`${request.transId}.0`]);

    await chooseAtBank(link, "pay");
    await ask();
    expect(await shop.payments(orderUuid)).toEqual([
      { status: "refundDue", transId: request.transId },
      { status: "paid", transId: second.transId },
    ]);
  });

  it("is asked about no more once it has paid", async () => {
    const paid = await begin();
    const refused = await begin();
    expect(await questions()).toHaveLength(2);
    await shop.notify(shop.answer(paid.request));
    await shop.notify(shop.answer(refused.request, refusedAnswer));
    expect((await questions()).map(({ key }) => key)).toEqual([`${refused.request.transId}.0`]);
  });

  it("is answered for while it is being asked about: it is paid once", async () => {
    const { orderUuid, link, request } = await begin();
    await chooseAtBank(link, "pay");
    await Promise.all([ask(), shop.notify(shop.answer(request)), shop.notify(shop.answer(request))]);
    expect(await shop.payments(orderUuid)).toEqual([{ status: "paid", transId: request.transId }]);
    const invoices = shop.services.db
      .selectFrom("invoice")
      .select("number")
      .where("orderUuid", "=", orderUuid);
    expect(await invoices.execute()).toHaveLength(1);
  });
});

describe("a bank that does not answer as it should", () => {
  let bank: Server;
  let reply: { status: number; text: string };
  let publicUrl: string;
  beforeAll(async () => {
    bank = createServer((_request, response) => response.writeHead(reply.status).end(reply.text));
    await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
    ({ publicUrl } = shop.services);
  });
  afterAll(() => new Promise((resolve) => bank.close(resolve)));
  afterEach(() => {
    shop.services.publicUrl = publicUrl;
  });

  it.each([
    ["a fault", { status: 500, text: "" }, "the card provider answers 500"],
    ["a page", { status: 200, text: "<html>Maintenance</html>" }, "data is not hexadecimal"],
    ["too much", { status: 200, text: `Data=${"0".repeat(40_000)}` }, "reply too long"],
  ])("with %s is asked again later", async (_what, given, reason) => {
    const { orderUuid } = await begin();
    reply = given;
    shop.services.publicUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
    await ask();
    expect(await questions()).toMatchObject([{ attempts: 1, lastError: reason, deadAt: null }]);
    expect((await shop.order(orderUuid)).status).toBe("paying");
  });
});
