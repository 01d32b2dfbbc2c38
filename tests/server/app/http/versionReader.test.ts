import { afterAll, beforeAll, expect, it } from "vitest";
import { stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await stockShop(shop);
});
afterAll(() => shop?.stop());

const uuid = "00000000-0000-4000-8000-000000000000";

it.each([
  ["an address of a preview", `/thumbnails/%00/${uuid}/${uuid}.webp`, 404],
  ["a parameter of a call", "/api/anonymous/pictures?eventUuid=%00", 400],
])("answers those who ask at the same time as %s that PostgreSQL cannot hold", async (_, path, refused) => {
  const visitor = shop.newVisitor();
  const status = async (asked: string) => (await visitor.get(asked)).status;
  // The versions of those who ask while others are read are read together.
  const both = () => Promise.all([status(path), status("/api/anonymous/events")]);
  const answered = await Promise.all(Array.from({ length: 20 }, both));
  expect(answered).toEqual(answered.map(() => [refused, 200]));
});
