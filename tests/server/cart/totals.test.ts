import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { add, cart, currentOrder, file, lines, print, type Refused } from "./shopper.ts";

let main: TestShop;
let truck: TestShop;
let stock: Stock;
let truckStock: Stock;
let visitor: TestVisitor;
const day = 24 * 3600 * 1000;
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString();

beforeAll(async () => {
  [main, truck] = await Promise.all([startTestShop(), startTestShop({ placeWhat: "truck" })]);
  [stock, truckStock] = await Promise.all([stockShop(main), stockShop(truck)]);
  for (const { services } of [main, truck]) {
    await services.db
      .insertInto("shopFact")
      .values([
        { key: "shippingFee", value: "490" },
        { key: "shippingFreeAbove", value: "6000" },
      ])
      .execute();
  }
});
afterAll(() => Promise.all([main?.stop(), truck?.stop()]));
beforeEach(async () => {
  visitor = main.newVisitor();
  await setDiscounts(main);
});

async function setDiscounts({ services: { db } }: TestShop, ...discounts: [number, number, number][]) {
  await db.deleteFrom("discount").execute();
  for (const [percent, start, end] of discounts) {
    const period = { startAt: fromNow(start), endAt: fromNow(end) };
    await db
      .insertInto("discount")
      .values({ label: "r", description: "r", percent, ...period })
      .execute();
  }
}

const total = async (of = visitor) => (await currentOrder(of)).totalPrice;
const small = () => print(stock, { productVariantUuid: stock.variants.small });

describe("shipping", () => {
  it("is added to paper, at the main place", async () => {
    await add(visitor, small());
    expect(lines(await cart(visitor))).toEqual(["1 item 905", "1 shipping 490"]);
    expect(await total()).toBe(905 + 490);
  });

  it("is told with the total from which it is free, at the main place", async () => {
    const told = (of: TestVisitor) => of.get("/api/anonymous/configs/shippingPrice");
    expect(await told(visitor)).toMatchObject({ status: 200, body: { fee: 490, freeAbove: 6000 } });
    expect((await told(truck.newVisitor())).body).toEqual({ fee: null, freeAbove: null });
  });

  it("is not for files alone, and leaves with the last print", async () => {
    await add(visitor, file(stock));
    expect(lines(await cart(visitor))).toEqual(["1 item 2900"]);
    const uuid = await add(visitor, small());
    expect(lines(await cart(visitor))).toContain("1 shipping 490");
    await visitor.post(`/api/anonymous/orderItems/${uuid}/delete`, { target: { mode: "void" } });
    expect(lines(await cart(visitor))).toEqual(["1 item 2900"]);
    expect(await total()).toBe(2900);
  });

  it.each([
    [3, 4500, 490],
    [4, 6000, 0],
    [5, 7500, 0],
  ])("is free from 60 euros: %i prints", async (quantity, subtotal, fee) => {
    await add(visitor, print(stock, { quantity }));
    expect(lines(await cart(visitor))).toEqual([`${quantity} item 1500`, `1 shipping ${fee}`]);
    expect(await total()).toBe(subtotal + fee);
  });

  it("is judged before the discount", async () => {
    await setDiscounts(main, [50, -1, 1]);
    await add(visitor, print(stock, { quantity: 4 }));
    expect(lines(await cart(visitor))).toEqual(["4 item 1500", "1 shipping 0", "1 discount -3000"]);
  });

  it("is none at a stand", async () => {
    const shopper = truck.newVisitor();
    await add(shopper, print(truckStock));
    expect(lines(await cart(shopper))).toEqual(["1 item 1500"]);
  });

  it("is none where the shop names no fee", async () => {
    const { db } = main.services;
    await db.deleteFrom("shopFact").where("key", "=", "shippingFee").execute();
    await add(visitor, small());
    expect(lines(await cart(visitor))).toEqual(["1 item 905"]);
    await db.insertInto("shopFact").values({ key: "shippingFee", value: "490" }).execute();
  });
});

describe("the discount", () => {
  it("is the best active one, on the items alone, rounded half up, last in the cart", async () => {
    await setDiscounts(main, [10, -1, 1], [15, -1, 1], [90, -5, -1], [95, 1, 5]);
    await add(visitor, small());
    await add(visitor, file(stock));
    // 15 % of 38.05 is 5.7075.
    const items = await cart(visitor);
    expect(lines(items)).toEqual(["1 item 905", "1 item 2900", "1 shipping 490", "1 discount -571"]);
    expect(items.at(-1)).toMatchObject({
      discount_mode: "percent",
      discount_percent: 15,
      productVariantUuid: null,
    });
    expect(await total()).toBe(905 + 2900 + 490 - 571);
    expect((await visitor.get("/api/anonymous/orderItems/cartCount")).body).toEqual({ count: 2 });
  });

  it("goes when its time is over, and follows the items", async () => {
    await setDiscounts(main, [20, -1, 1]);
    const uuid = await add(visitor, file(stock));
    expect(await total()).toBe(2320);
    await setDiscounts(main, [20, -2, -1]);
    await visitor.put(`/api/anonymous/orderItems/${uuid}`, {
      productVariantUuid: stock.variants.file,
      quantity: 1,
    });
    expect(lines(await cart(visitor))).toEqual(["1 item 2900"]);
  });

  it("names another percentage that takes off the same amount", async () => {
    await setDiscounts(main, [20, -1, 1]);
    const uuid = await add(visitor, file(stock));
    // 20 and 20.01 % of 29.00 are 5.80.
    await setDiscounts(main, [20.01, -1, 1]);
    await visitor.put(`/api/anonymous/orderItems/${uuid}`, {
      productVariantUuid: stock.variants.file,
      quantity: 1,
    });
    const items = await cart(visitor);
    expect(lines(items)).toEqual(["1 item 2900", "1 discount -580"]);
    expect(items.at(-1)).toMatchObject({ discount_percent: 20.01 });
  });

  it("of a hundred percent leaves shipping to pay", async () => {
    await setDiscounts(main, [100, -1, 1]);
    await add(visitor, small());
    expect(await total()).toBe(490);
  });
});

describe("prices", () => {
  it("follow the catalogue at the next change", async () => {
    await add(visitor, print(stock));
    const { db } = main.services;
    const price = (base_price: number) =>
      db.updateTable("productVariant").set({ base_price }).where("uuid", "=", stock.variants.large).execute();
    await price(1600);
    await add(visitor, file(stock));
    expect(lines(await cart(visitor)).slice(0, 2)).toEqual(["1 item 1600", "1 item 2900"]);
    await price(1500);
  });

  it("that changed between cart and order are shown before they are agreed to", async () => {
    const shopper = truck.newVisitor();
    await add(shopper, print(truckStock));
    await setDiscounts(truck, [10, -1, 1]);
    const finalize = (totalPrice: number) =>
      shopper.post<Refused>("/api/anonymous/orders/finalizeCurrentOrder", {
        email: "zoe@example.fr",
        lastName: "Lefèvre",
        totalPrice,
        ...agreedVersions(false),
      });
    const refused = await finalize(1500);
    expect([refused.status, refused.body.code]).toEqual([409, "PRICE_CHANGED"]);
    expect(lines(await cart(shopper))).toEqual(["1 item 1500", "1 discount -150"]);
    expect(await total(shopper)).toBe(1350);
    expect((await finalize(1350)).status).toBe(200);
  });

  it("are frozen once the order is placed", async () => {
    await setDiscounts(truck);
    const shopper = truck.newVisitor();
    await add(shopper, print(truckStock));
    const { body } = await shopper.post<{ orderUuid: string }>("/api/anonymous/orders/finalizeCurrentOrder", {
      email: "zoe@example.fr",
      lastName: "Lefèvre",
      ...agreedVersions(false),
    });
    await setDiscounts(truck, [50, -1, 1]);
    await add(shopper, file(truckStock));
    const order = await shopper.get(`/api/anonymous/orders/${body.orderUuid}`);
    expect(order.body).toMatchObject({ status: "finalized", totalPrice: 1500 });
    expect(await total(shopper)).toBe(1450);
  });
});

describe("an addition to a cart", () => {
  it("takes eight statements, and corrects nothing that it has written", async () => {
    await setDiscounts(truck);
    const shopper = truck.newVisitor();
    await add(shopper, print(truckStock));
    const query = vi.spyOn(pg.Client.prototype, "query");
    await add(shopper, print(truckStock, { pictureUuid: truckStock.pictures.second, quantity: 3 }));
    const all = (query.mock.calls as unknown as [string | { text: string }][]).map(([asked], index) => ({
      text: typeof asked === "string" ? asked : asked.text,
      client: query.mock.contexts[index],
    }));
    query.mockRestore();
    // Other connections have their own work meanwhile.
    const inserts = all.find(({ text }) => text.includes('into "orderItem"'));
    const texts = all.filter(({ client }) => client === inserts?.client).map(({ text }) => text);
    const transaction = texts.slice(texts.indexOf("begin"), texts.indexOf("commit") + 1);
    expect(transaction.filter((text) => /^\s*update/.test(text))).toEqual([
      'update "order" set "totalPrice" = $1 where "uuid" = $2',
    ]);
    expect(transaction).toHaveLength(8);
  });
});
