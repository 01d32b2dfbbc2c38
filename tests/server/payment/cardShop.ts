import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Settings } from "../../../server/core/settings.ts";
import { hashToken } from "../../../server/core/tokens.ts";
import type { AxeptaConfig } from "../../../server/payment/axepta/config.ts";
import { buildPaymentAnswer } from "../../../server/payment/axepta/paymentAnswer.ts";
import { type PaymentOrder, readPaymentRequest } from "../../../server/payment/axepta/paymentRequest.ts";
import { paymentConfig } from "../../../server/payment/paymentConfig.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import type { PictureFormat } from "../../../src/domain/products/pictureFormat.ts";
import { insertOrder } from "../support/orderCodes.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

export interface Callback {
  errorCode: string | null;
  errorText: string | null;
  orderUuid: string | null;
  userData: string | null;
}
export interface Sealed {
  Data: string;
  Len: number;
}

/** A shop with one picture and one product, whose customers order and pay by card over HTTP. */
export interface CardShop extends TestShop {
  config: AxeptaConfig;
  /** Creates a signed-in customer. */
  newCustomer(): Promise<{ id: number; visitor: TestVisitor }>;
  /** Creates a cart with one item at this price, in cents. */
  newOrder(
    customerId: number,
    change?: { price?: number; format?: PictureFormat; pictures?: number },
  ): Promise<string>;
  link(visitor: TestVisitor, orderUuid: string): Promise<string>;
  /** Returns the payment request in a link, as the bank reads it. */
  requestIn(link: string): PaymentOrder;
  answer(request: PaymentOrder, change?: Partial<Parameters<typeof buildPaymentAnswer>[0]>): Sealed;
  notify(answer: { Data?: string; Len?: number | string }): Promise<number>;
  callback(visitor: TestVisitor, answer: Sealed): Promise<Callback>;
  order(orderUuid: string): Promise<Record<string, unknown> & { status: string }>;
  payments(orderUuid: string): Promise<{ status: string; transId: string }[]>;
  /** Creates an order with a started payment, and its request at the bank. */
  paying(price?: number): Promise<{ visitor: TestVisitor; orderUuid: string; request: PaymentOrder }>;
  /** Returns everything an answer could change, as text. */
  everything(orderUuid: string): Promise<string>;
}

export const paidAnswer = { status: "OK", code: "00000000", description: "paid" };
export const refusedAnswer = { status: "FAILED", code: "22000203", description: "refused" };

export async function startCardShop(overrides: Partial<Settings> = {}): Promise<CardShop> {
  const shop = await startTestShop(overrides);
  const { db } = shop.services;
  const config = paymentConfig(shop.services);
  const period = { start: "2026-05-01T08:00:00Z", end: "2026-05-02T18:00:00Z" };
  const { id: pricingId } = await db
    .insertInto("pricing")
    .values({ label: "Concours" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { uuid: eventUuid } = await db
    .insertInto("event")
    .values({
      pricingId,
      label: "Rosières",
      labelSlug: "rosieres",
      category: "equestre",
      year: 2026,
      ...period,
    })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  const { uuid: contestUuid } = await db
    .insertInto("contest")
    .values({ eventUuid, label: "Épreuve 1", labelSlug: "epreuve-1", ...period })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  const { uuid: pictureUuid } = await db
    .insertInto("picture")
    .values({
      name: "IMG_1",
      imageFile: "1.jpg",
      thumbnailFile: "1.webp",
      rawFileName: "IMG_1",
      rawFileExtension: "jpg",
      rawFileType: "image/jpeg",
      width: 600,
      height: 400,
      kbSize: 100,
      orientation: 1,
      eventUuid,
      contestUuid,
      originalKey: "originals/1.jpg",
    })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  const { uuid: productUuid } = await db
    .insertInto("product")
    .values({ pricingId, nature: "sp", label: "Photo", grp1_count: 1 })
    .returning("uuid")
    .executeTakeFirstOrThrow();

  async function newVariant(price: number, format: PictureFormat): Promise<string> {
    const { uuid } = await db
      .insertInto("productVariant")
      .values({ productUuid, grp1_format: format, base_price: price })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return uuid;
  }

  const cardShop: CardShop = {
    ...shop,
    config,
    async newCustomer() {
      const token = randomUUID();
      const { id } = await db
        .insertInto("customer")
        .values({ email: `${token}@example.fr`, firstName: "Zoé", lastName: "Lefèvre", passwordHash: "none" })
        .returning("id")
        .executeTakeFirstOrThrow();
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      await db
        .insertInto("customerToken")
        .values({ tokenHash: hashToken(token), customerId: id, expiresAt })
        .execute();
      const visitor = shop.newVisitor();
      visitor.token = token;
      return { id, visitor };
    },
    async newOrder(customerId, { price = 2490, format = "high", pictures = 1 } = {}) {
      const uuid = await insertOrder(db, { customerId, totalPrice: price });
      const { uuid: orderItemUuid } = await db
        .insertInto("orderItem")
        .values({
          orderUuid: uuid,
          productUuid,
          productVariantUuid: await newVariant(price, format),
          price,
          pictureUuid,
          eventUuid,
          contestUuid,
        })
        .returning("uuid")
        .executeTakeFirstOrThrow();
      for (let index = 0; index < pictures; index++) {
        await db
          .insertInto("orderItemPicture")
          .values({ orderItemUuid, pictureUuid, eventUuid, contestUuid })
          .execute();
      }
      return uuid;
    },
    async link(visitor, orderUuid) {
      const answered = await visitor.get<{ link: string }>(
        `/api/customer/orders/${orderUuid}/cardPaymentLink?${new URLSearchParams(agreedVersions(true))}`,
      );
      expect(answered.body, JSON.stringify(answered.body)).toHaveProperty("link");
      return answered.body.link;
    },
    requestIn(link) {
      const query = new URL(link, shop.url).searchParams;
      return readPaymentRequest(
        {
          merchantId: query.get("MerchantID") ?? "",
          data: query.get("Data") ?? "",
          len: query.get("Len") ?? "",
        },
        config,
      );
    },
    answer({ transId, userData, refNr }, change = {}) {
      const payId = transId.replaceAll("-", "");
      return buildPaymentAnswer({ transId, payId, refNr, userData, ...paidAnswer, ...change }, config);
    },
    async notify(answer) {
      const fields = Object.entries(answer).map(([name, value]) => [name, String(value)]);
      const response = await fetch(`${shop.url}/api/anonymous/payments/axepta/notify`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded; charset=iso-8859-1" },
        body: new URLSearchParams(fields).toString(),
      });
      await response.text();
      return response.status;
    },
    async callback(visitor, { Data, Len }) {
      const answered = await visitor.post<Callback>("/api/customer/orders/handleAxeptaCallback", {
        dataCrypt: Data,
        len: String(Len),
      });
      expect(answered.status).toBe(200);
      return answered.body;
    },
    async order(orderUuid) {
      return db.selectFrom("order").selectAll().where("uuid", "=", orderUuid).executeTakeFirstOrThrow();
    },
    payments(orderUuid) {
      return db
        .selectFrom("payment")
        .select(["status", "transId"])
        .where("orderUuid", "=", orderUuid)
        .orderBy("createdAt")
        .execute();
    },
    async paying(price = 2490) {
      const { id, visitor } = await cardShop.newCustomer();
      const orderUuid = await cardShop.newOrder(id, { price });
      const request = cardShop.requestIn(await cardShop.link(visitor, orderUuid));
      return { visitor, orderUuid, request };
    },
    async everything(orderUuid) {
      const events = await db.selectFrom("paymentEvent").selectAll().execute();
      return JSON.stringify([await cardShop.order(orderUuid), await cardShop.payments(orderUuid), events]);
    },
  };
  return cardShop;
}
