import { afterAll, beforeAll, expect, test } from "vitest";
import { insertOrder, takeMostCodes } from "./orderCodes.ts";
import { startTestShop, type TestShop } from "./testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

test("an order is inserted though nearly every code is a live order's", async () => {
  const { db } = shop.services;
  const taken = await takeMostCodes(db);
  expect(taken.length).toBeGreaterThan(60_000);
  const uuid = await insertOrder(db, { totalPrice: 2490 });
  expect(taken).not.toContain(uuid.slice(0, 4));
});
