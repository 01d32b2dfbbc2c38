import { afterAll, beforeAll, expect, test } from "vitest";
import { stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await stockShop(shop);
});
afterAll(() => shop?.stop());

const list = async (path: string) => {
  const { status, headers, body } = await shop.newVisitor().get<{ uuid: string }[]>(path);
  expect(status, path).toBe(200);
  return { uuids: body.map(({ uuid }) => uuid), total: headers.get("x-total-count") };
};

test.each(["/api/anonymous/events", "/api/anonymous/contests", "/api/anonymous/contests/search"])(
  "divides %s into pages, and says how much there is",
  async (path) => {
    const whole = await list(path);
    expect(whole.uuids.length).toBeGreaterThan(1);
    expect(whole.total).toBe(String(whole.uuids.length));
    const pages = await Promise.all([0, 1].map((offset) => list(`${path}?limit=1&offset=${offset}`)));
    expect(pages.map(({ uuids }) => uuids)).toEqual(whole.uuids.slice(0, 2).map((uuid) => [uuid]));
    expect(pages.map(({ total }) => total)).toEqual([whole.total, whole.total]);
    expect(await list(`${path}?offset=1000`)).toEqual({ uuids: [], total: whole.total });
    expect((await shop.newVisitor().get(`${path}?limit=1001`)).status).toBe(400);
  },
);
