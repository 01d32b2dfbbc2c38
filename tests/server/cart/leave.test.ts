import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop, type TestVisitor } from "../support/testShop.ts";
import { add, cart, currentOrderUuid, file, placeAtStand, print } from "./shopper.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

const orders = "/api/anonymous/orders";
const leave = (visitor: TestVisitor, headers?: Record<string, string>) =>
  visitor.post("/api/anonymous/visitors/leave", {}, headers);
const accessOf = async (visitor: TestVisitor, uuid: string) =>
  (await visitor.get<{ access: string }>(`${orders}/${uuid}/checkAccess`)).body.access;
const statusOf = async (uuid: string | null) =>
  (
    await shop.services.db
      .selectFrom("order")
      .select("status")
      .where("uuid", "=", uuid)
      .executeTakeFirstOrThrow()
  ).status;

it("leaves nothing of a shopper to the next one at the same screen", async () => {
  const screen = shop.newVisitor();
  await add(screen, print(stock));
  const placed = await placeAtStand(screen);
  await add(screen, file(stock));
  const begun = await currentOrderUuid(screen);
  expect(await accessOf(screen, placed)).toBe("OK");

  expect(await leave(screen)).toMatchObject({ status: 200, body: {} });

  expect(await cart(screen)).toEqual([]);
  expect((await screen.get("/api/anonymous/orderItems/cartCount")).body).toEqual({ count: 0 });
  expect(await accessOf(screen, placed)).toBe("NOK");
  expect((await screen.get(`${orders}/${placed}`)).status).toBe(403);
  expect(await statusOf(placed)).toBe("finalized");
  expect(await statusOf(begun)).toBe("withdrawn");
});

it("lets the next shopper begin, and touches no other screen", async () => {
  const [screen, other] = [shop.newVisitor(), shop.newVisitor()];
  await add(screen, print(stock));
  await add(other, print(stock));
  const first = await currentOrderUuid(screen);
  await leave(screen);
  await add(screen, file(stock));
  expect(await currentOrderUuid(screen)).not.toBe(first);
  expect(await cart(screen)).toHaveLength(1);
  expect(await cart(other)).toHaveLength(1);
});

it("keeps a cart that was put aside", async () => {
  const screen = shop.newVisitor();
  await add(screen, print(stock));
  const uuid = await currentOrderUuid(screen);
  await screen.post(`${orders}/saveCurrentOrder`, { email: "zoe@example.fr" });
  await leave(screen);
  expect(await statusOf(uuid)).toBe("saved");
  const phone = shop.newVisitor();
  expect((await phone.post(`${orders}/${uuid}/restoreCurrentOrder`)).status).toBe(200);
});

it("may be repeated after a lost answer, and is done by whoever has no session too", async () => {
  const screen = shop.newVisitor();
  await add(screen, print(stock));
  const headers = { "idempotency-key": "the-very-same-0001" };
  expect((await leave(screen, headers)).status).toBe(200);
  expect((await leave(screen, headers)).status).toBe(200);
  expect(await cart(screen)).toEqual([]);
  expect((await leave(shop.newVisitor())).status).toBe(200);
});
