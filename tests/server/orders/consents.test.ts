import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CardShop, startCardShop } from "../payment/cardShop.ts";

let shop: CardShop;
beforeAll(async () => {
  shop = await startCardShop();
});
afterAll(() => shop?.stop());

const agreed = (orderUuid: string) =>
  shop.services.db
    .selectFrom("orderConsent")
    .select(["kind", "version"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("kind")
    .execute();

describe("what a shopper agrees to when he places an order", () => {
  it("is kept with the order, in its version; agreed to again, the last counts", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    const pay = (query: string) => visitor.get(`/api/customer/orders/${uuid}/cardPaymentLink?${query}`);
    const before = Date.now();
    expect((await pay("termsVersion=2026-01-01&waiverVersion=2026-02-02")).status).toBe(200);
    expect(await agreed(uuid)).toEqual([
      { kind: "terms", version: "2026-01-01" },
      { kind: "waiver", version: "2026-02-02" },
    ]);
    const { at } = await shop.services.db.selectFrom("orderConsent").select("at").executeTakeFirstOrThrow();
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    await visitor.put(`/api/customer/orders/${uuid}/unlockPaying`);
    await pay("termsVersion=2027-01-01");
    expect(await agreed(uuid)).toEqual([
      { kind: "terms", version: "2027-01-01" },
      { kind: "waiver", version: "2026-02-02" },
    ]);
  });

  it("is not kept of an order that is refused", async () => {
    const { id, visitor } = await shop.newCustomer();
    const uuid = await shop.newOrder(id);
    const path = `/api/customer/orders/${uuid}/cardPaymentLink?totalPrice=1&termsVersion=2026-01-01`;
    expect((await visitor.get<{ code: string }>(path)).body.code).toBe("PRICE_CHANGED");
    expect(await agreed(uuid)).toEqual([]);
    const long = `/api/customer/orders/${uuid}/cardPaymentLink?termsVersion=${"1".repeat(21)}`;
    expect((await visitor.get(long)).status).toBe(400);
  });
});
