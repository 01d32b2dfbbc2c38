import { afterAll, beforeAll, expect, it } from "vitest";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { cart, file, print, type Refused, signUp } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  await shop.services.db
    .insertInto("discount")
    .values({
      label: "r",
      description: "r",
      percent: 12.5,
      startAt: "2020-01-01T00:00:00Z",
      endAt: "2099-01-01T00:00:00Z",
    })
    .execute();
});
afterAll(() => shop?.stop());

/** Checks that each order's total is the sum of its lines, that nobody has two carts, and that no line is duplicated. */
async function checkOrders(): Promise<void> {
  const { db } = shop.services;
  const orders = await db.selectFrom("order").selectAll().where("isDeleted", "=", false).execute();
  const items = await db.selectFrom("orderItem").selectAll().where("isDeleted", "=", false).execute();
  for (const order of orders) {
    const own = items.filter(({ orderUuid }) => orderUuid === order.uuid);
    expect(own.reduce((sum, { quantity, price }) => sum + quantity * price, 0)).toBe(order.totalPrice);
    expect(own.filter(({ kind }) => kind === "discount").length).toBeLessThanOrEqual(1);
  }
  const live = items.filter(({ kind }) => kind === "item").map(({ uuid }) => uuid);
  const places = await db
    .selectFrom("orderItemPicture")
    .select("orderItemUuid")
    .where("isDeleted", "=", false)
    .execute();
  expect(places.map(({ orderItemUuid }) => orderItemUuid).sort()).toEqual(live.sort());
}

it("a shopper on several screens at once, signing in among it all, never meets a fault nor loses a sum", async () => {
  const shopper = shop.newVisitor();
  await signUp(shopper, "partout@example.fr");
  const token = shopper.token;
  shopper.token = null;
  let seed = 20_260_614;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { first, second, undated } = stock.pictures;
  const pictures = [first, second, undated];
  const items = "/api/anonymous/orderItems";
  const orders = "/api/anonymous/orders";

  for (let round = 0; round < 12; round++) {
    shopper.token = random(2) === 0 ? token : null;
    const there = (await cart(shopper)).filter(({ kind }) => kind === "item");
    const one = there[random(Math.max(1, there.length))]?.uuid;
    const what = { pictureUuid: pictures[random(3)] };
    const calls = [
      () => shopper.post<Refused>(items, print(stock, { ...what, quantity: 1 + random(3) })),
      () => shopper.post<Refused>(items, print(stock, { ...what, withMatOption: true })),
      () => shopper.post<Refused>(items, file(stock, what)),
      () =>
        shopper.put<Refused>(`${items}/${one}`, {
          productVariantUuid: stock.variants.small,
          quantity: 1 + random(5),
        }),
      () => shopper.post<Refused>(`${items}/${one}/delete`, { target: { mode: "void" } }),
      () =>
        shopper.post<Refused>("/api/anonymous/customers/login", {
          email: "partout@example.fr",
          password: "mot de passe",
        }),
      () => shopper.post<Refused>(`${orders}/saveCurrentOrder`, { email: "partout@example.fr" }),
      () => shopper.post<Refused>(`${orders}/withdrawOrder`),
      () =>
        shopper.post<Refused>(`${orders}/finalizeCurrentOrder`, {
          email: "a@example.fr",
          lastName: "L",
          ...agreedVersions(false),
        }),
    ];
    // The rarer calls end the cart: only in some rounds, or it would never grow.
    const chosen = calls.filter((_, index) => index < 5 || random(4) === 0);
    const answers = await Promise.all([...chosen, ...chosen.slice(0, 3)].map((call) => call()));
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
    await checkOrders();
  }
  const placed = await shop.services.db.selectFrom("order").select("status").execute();
  expect(new Set(placed.map(({ status }) => status)).size).toBeGreaterThan(2);
});
