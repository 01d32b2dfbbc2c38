import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
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

test("every file of the built shop is sent in brotli over https, in gzip where a browser takes no brotli", async ({
  request,
  mainShop,
}) => {
  const folder = resolve(import.meta.dirname, "../dist/shop");
  const built = await readdir(folder, { recursive: true });
  const packable = built.filter((name) => /^(assets\/.*|[^/]*)\.(js|css|svg)$/.test(name));
  expect(packable.length).toBeGreaterThan(10);
  const sent = async (accepted: string) =>
    Promise.all(
      packable.map(async (name) => {
        const answer = await request.get(`${mainShop.url}/${name}`, {
          headers: { "accept-encoding": accepted },
        });
        return `${name} ${answer.status()} ${answer.headers()["content-encoding"]}`;
      }),
    );
  expect(await sent("gzip, deflate, br")).toEqual(packable.map((name) => `${name} 200 br`));
  expect(await sent("gzip, deflate")).toEqual(packable.map((name) => `${name} 200 gzip`));
});
