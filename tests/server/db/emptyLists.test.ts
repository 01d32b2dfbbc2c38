import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

it("finds nothing in an empty list, and everything outside of it", async () => {
  const { db } = shop.services;
  await db.insertInto("shopFact").values({ key: "one", value: "1" }).execute();
  const one = db.selectFrom("shopFact").select("value").where("key", "=", "one");
  expect(await one.where("key", "in", []).execute()).toEqual([]);
  expect(await one.where("key", "not in", []).execute()).toEqual([{ value: "1" }]);
});
