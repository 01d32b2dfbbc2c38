import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { add, cart, print, type Refused } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { operatorOf } from "../cli/callDossard.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
let key: Record<string, string>;
const { run } = operatorOf(() => shop);
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  const said = await run("keys", "add", "prices", "--scope", "catalogue");
  key = { authorization: said.split("Authorization: ").at(-1) ?? "" };
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.services.db.deleteFrom("discount").execute();
  await shop.services.db.deleteFrom("shopFact").where("key", "like", "shipping%").execute();
});

type Discount = { id: number; percent: number; label: string } & Refused;
const send = <Body>(method: "GET" | "POST" | "PUT", path: string, body?: unknown, headers = {}) =>
  shop.newVisitor().request<Body>(method, `/api/operator${path}`, body, { ...key, ...headers });
const lastAudit = () =>
  shop.services.db
    .selectFrom("auditEntry")
    .select(["by", "verb", "before", "after"])
    .orderBy("id", "desc")
    .executeTakeFirst();
const pricesInCart = async () => {
  const visitor = shop.newVisitor();
  await add(visitor, print(stock));
  return (await cart(visitor)).map(({ kind, price }) => [kind, price]);
};

const discount = {
  label: "Fête de mai",
  description: "−15 % sur tout",
  percent: 15,
  startAt: "2020-05-01T00:00:00.000Z",
  endAt: "2099-05-03T00:00:00.000Z",
};

describe("discounts by an operator's call", () => {
  it("adds, edits and removes one, at a stand too; carts follow and the journal names the key", async () => {
    const added = await send<Discount>("POST", "/discounts", discount);
    expect(added).toMatchObject({ status: 200, body: { ...discount, id: expect.any(Number) } });
    expect(await pricesInCart()).toContainEqual(["discount", -225]);
    const path = `/discounts/${added.body.id}`;
    expect((await send<Discount>("PUT", path, { percent: 20 })).body).toEqual({ ...added.body, percent: 20 });
    expect(await lastAudit()).toMatchObject({
      by: "prices",
      verb: "discounts edit",
      before: { percent: 15 },
      after: { percent: 20 },
    });
    expect((await send<Discount>("POST", `${path}/remove`, {})).body.percent).toBe(20);
    expect(await pricesInCart()).not.toContainEqual(expect.arrayContaining(["discount"]));
  });

  it("adds one once, however often the call is repeated", async () => {
    const once = { "idempotency-key": "discount-of-may" };
    const first = await send<Discount>("POST", "/discounts", discount, once);
    const again = await send<Discount>("POST", "/discounts", discount, once);
    expect(again.body).toEqual(first.body);
    expect(JSON.parse(await run("discounts", "--json"))).toHaveLength(1);
  });

  it("says why it refuses, by the field or in a sentence, and changes nothing", async () => {
    const tooMuch = await send<Refused & { fields: { path: string }[] }>("POST", "/discounts", {
      ...discount,
      percent: 101,
    });
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.fields[0]?.path]).toEqual([
      400,
      "INVALID_INPUT",
      "percent",
    ]);
    const backwards = await send("POST", "/discounts", { ...discount, endAt: discount.startAt });
    expect(backwards).toMatchObject({
      status: 409,
      body: { code: "REFUSED", message: "Une remise se termine après son début." },
    });
    const missing = await send("PUT", "/discounts/999999", { percent: 5 });
    expect(missing.body).toEqual({ code: "REFUSED", message: "Il n’y a pas de remise 999999." });
    expect(await run("discounts")).toBe("Il n’y a pas de remise.");
  });
});

describe("delivery by an operator's call", () => {
  it("is set, read and made free", async () => {
    const price = { shipping: { fee: 690, freeAbove: 8000 } };
    expect((await send("PUT", "/shipping", price)).body).toEqual(price);
    expect((await send("GET", "/shipping")).body).toEqual(price);
    expect(JSON.parse(await run("shipping", "--json"))).toEqual(price.shipping);
    await send("PUT", "/shipping", { shipping: null });
    expect((await send("GET", "/shipping")).body).toEqual({ shipping: null });
    expect(await lastAudit()).toMatchObject({ by: "prices", before: price.shipping, after: null });
  });
});
