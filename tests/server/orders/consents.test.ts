import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  agreedVersions,
  consentVersions,
  termsRefused,
  waiverRefused,
} from "../../../src/domain/orders/consents.ts";
import { add, file, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";

let shop: CardShop;
let truck: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startCardShop();
  truck = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(truck);
});
afterAll(async () => {
  await shop?.stop();
  await truck?.stop();
});

const agreed = (orderUuid: string, { services }: TestShop = shop) =>
  services.db
    .selectFrom("orderConsent")
    .select(["kind", "version"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("kind")
    .execute();
const path = (uuid: string, query: Record<string, string>) =>
  `/api/customer/orders/${uuid}/cardPaymentLink?${new URLSearchParams(query)}`;
const pay = (visitor: TestVisitor, uuid: string, query: Record<string, string>) =>
  visitor.get<Refused & { link?: string }>(path(uuid, query));
const { terms, waiver } = consentVersions;
const both = [
  { kind: "terms", version: terms },
  { kind: "waiver", version: waiver },
];
const missing = (...fields: [string, string][]) => ({
  status: 400,
  body: { code: "INVALID_INPUT", fields: fields.map(([path, message]) => ({ path, message })) },
});

describe("what a shopper agrees to when he pays by card", () => {
  it("is kept with the order, in its version; agreed to again, the last moment counts", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    const at = async () => {
      const rows = shop.services.db.selectFrom("orderConsent").select("at").where("orderUuid", "=", uuid);
      return Date.parse((await rows.executeTakeFirstOrThrow()).at);
    };
    const before = Date.now();
    expect((await pay(visitor, uuid, agreedVersions(true))).status).toBe(200);
    expect(await agreed(uuid)).toEqual(both);
    const first = await at();
    expect(first).toBeGreaterThanOrEqual(before);
    await visitor.put(`/api/customer/orders/${uuid}/unlockPaying`);
    expect((await pay(visitor, uuid, agreedVersions(true))).status).toBe(200);
    expect(await agreed(uuid)).toEqual(both);
    expect(await at()).toBeGreaterThan(first);
  });

  it("is asked by the server itself: the terms of all, the waiver of who orders files", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id, { format: "high" });
    expect(await pay(visitor, uuid, {})).toMatchObject(
      missing(["termsVersion", termsRefused], ["waiverVersion", waiverRefused]),
    );
    expect(await pay(visitor, uuid, { termsVersion: "", waiverVersion: waiver })).toMatchObject(
      missing(["termsVersion", termsRefused]),
    );
    expect(await pay(visitor, uuid, { termsVersion: terms })).toMatchObject(
      missing(["waiverVersion", waiverRefused]),
    );
    expect(await shop.order(uuid)).toMatchObject({ status: "uncomplete" });
    expect(await agreed(uuid)).toEqual([]);

    const other = await shop.newCustomer();
    const printed = await shop.newOrder(other.id, { format: "20_30" });
    const { id: address } = await shop.services.db
      .insertInto("address")
      .values({ customerId: other.id, street: "1 rue du Haras", zipCode: "61310", city: "Le Pin-au-Haras" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const addresses = { deliveryAddressId: address, invoiceAddressId: address };
    await shop.services.db.updateTable("order").set(addresses).where("uuid", "=", printed).execute();
    expect((await pay(other.visitor, printed, { termsVersion: terms })).status).toBe(200);
    expect(await agreed(printed)).toEqual([{ kind: "terms", version: terms }]);
  });

  it.each([
    ["terms", { termsVersion: "2026-01-01", waiverVersion: waiver }],
    ["a waiver", { termsVersion: terms, waiverVersion: "2026-01-01" }],
  ])("is refused of %s that are no longer the present ones", async (_name, query) => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    expect(await pay(visitor, uuid, query)).toMatchObject({ status: 409, body: { code: "TERMS_CHANGED" } });
    expect(await shop.order(uuid)).toMatchObject({ status: "uncomplete" });
    expect(await agreed(uuid)).toEqual([]);
  });

  it("is not asked again of an attempt that is under way", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    const first = await pay(visitor, uuid, agreedVersions(true));
    const again = await pay(visitor, uuid, {});
    expect([again.status, again.body.link]).toEqual([200, first.body.link]);
  });

  it("is not kept of an order that is refused", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    const refused = await pay(visitor, uuid, { totalPrice: "1", ...agreedVersions(true) });
    expect(refused.body.code).toBe("PRICE_CHANGED");
    expect(await agreed(uuid)).toEqual([]);
    expect((await pay(visitor, uuid, { termsVersion: "1".repeat(21) })).status).toBe(400);
  });
});

describe("what a shopper agrees to at the stand", () => {
  it("is the terms of sale, in the present version", async () => {
    const visitor = truck.newVisitor();
    await add(visitor, file(stock));
    const finalize = (change: object) =>
      visitor.post<Refused & { orderUuid: string }>("/api/anonymous/orders/finalizeCurrentOrder", {
        email: "zoe@example.fr",
        lastName: "Lefèvre",
        ...change,
      });
    expect(await finalize({})).toMatchObject(missing(["termsVersion", termsRefused]));
    expect(await finalize({ termsVersion: "2026-01-01" })).toMatchObject({
      status: 409,
      body: { code: "TERMS_CHANGED" },
    });
    const { status, body } = await finalize({ termsVersion: terms });
    expect(status).toBe(200);
    expect(await agreed(body.orderUuid, truck)).toEqual([{ kind: "terms", version: terms }]);
  });
});
