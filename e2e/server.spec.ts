import { expect, test } from "./support/fixtures.ts";

test("the shop of each place answers", async ({ request, mainShop, truckShop }) => {
  for (const [shop, place] of [
    [mainShop, "main"],
    [truckShop, "truck"],
  ] as const) {
    expect((await request.get(`${shop.url}/healthz`)).status()).toBe(200);
    const told = await request.get(`${shop.url}/api/anonymous/configs/placeWhat`);
    expect(await told.text()).toContain(place);
  }
});

test("a killed server comes back on the same address with the same events", async ({ request, openShop }) => {
  const shop = await openShop({ place: "main" });
  const events = async () => await (await request.get(`${shop.url}/api/anonymous/events`)).json();
  const before = await events();
  expect(before.length).toBeGreaterThan(0);
  await shop.kill9();
  await expect(events()).rejects.toThrow("ECONNREFUSED");
  await shop.restart();
  expect(await events()).toEqual(before);
});
