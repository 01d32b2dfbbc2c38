import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { nginxProgram } from "../../../../e2e/support/nginx.ts";
import { type NginxCdn, startNginxCdn } from "../../../../e2e/support/nginxCdn.ts";
import { freePort } from "../../../../e2e/support/runFront.ts";
import { createApp } from "../../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../../server/app/http/listen.ts";
import { keepPreviews } from "../../../../server/images/previews.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

if (!nginxProgram)
  process.stderr.write("Skipped: tests with nginx; apt-get install --no-install-recommends nginx-light\n");

let shop: TestShop;
let stock: Stock;
let origin: Listening;
let cdn: NginxCdn;
/** What nginx has asked the shop for. */
const asked: { path: string; status: number; cookie: string | undefined }[] = [];

beforeAll(async () => {
  if (!nginxProgram) return;
  shop = await startTestShop();
  stock = await stockShop(shop);
  for (const uuid of Object.values(stock.pictures)) {
    const bytes = Buffer.from(`preview of ${uuid}`);
    await keepPreviews(shop.services.store, uuid, { view: bytes, thumbnail: bytes, small: bytes });
  }
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Dossard</title><!--place-->");
  await writeFile(join(folder, "assets/main-abc.js"), "console.log(1)");
  origin = await listen("127.0.0.1", 0, async () => inHaste(createApp(shop.services, folder)));
  cdn = await startNginxCdn(nginxProgram, await freePort(), Number(new URL(origin.url).port));
});
afterAll(async () => {
  await cdn?.stop();
  await origin?.stop();
  await shop?.stop();
});

/** The shop, with a second for each minute that a shared cache may keep an answer; notes what is asked for. */
function inHaste(app: Hono): Hono {
  const hasty = new Hono();
  hasty.all("*", async (c) => {
    const answer = await app.fetch(c.req.raw, c.env);
    const headers = new Headers(answer.headers);
    const cacheControl = headers.get("cache-control")?.replace(/(s-maxage|revalidate)=60/g, "$1=1");
    if (cacheControl) headers.set("cache-control", cacheControl);
    asked.push({ path: c.req.path, status: answer.status, cookie: c.req.header("cookie") });
    return new Response(answer.body, { status: answer.status, headers });
  });
  return hasty;
}

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers, cache: response.headers.get("x-cache") };
}

const imageOf = (uuid: string, eventUuid = stock.events.rosieres, contestUuid = stock.contests.morning) =>
  `/thumbnails/${eventUuid}/${contestUuid}/${uuid}.webp`;

const hosts = () => [cdn.url, cdn.shopUrl];

describe.skipIf(!nginxProgram)("nginx as a pull CDN", () => {
  it("asks for an image once, without cookies and query, and after its time by ETag", async () => {
    const path = imageOf(stock.pictures.first);
    for (const host of hosts()) {
      asked.length = 0;
      // The two hosts share what is kept.
      const isKept = host !== cdn.url;
      const first = await get(`${host}${path}?campaign=1`, { cookie: "dossard-session=x" });
      expect([first.status, first.text]).toEqual([200, `preview of ${stock.pictures.first}`]);
      expect(asked).toEqual(isKept ? [] : [{ path, status: 200, cookie: undefined }]);
      await vi.waitFor(async () => expect((await get(host + path)).cache).toBe("HIT"));
      await vi.waitFor(() => get(host + path).then(() => expect(asked.at(-1)?.status).toBe(304)), 10_000);
      const again = await get(host + path, { "if-none-match": first.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
    }
  });

  it("keeps each format of an image apart, whatever else a browser accepts", async () => {
    const path = imageOf(stock.pictures.second);
    await get(cdn.url + path, { accept: "image/webp,*/*" });
    await vi.waitFor(async () => expect((await get(cdn.url + path, { accept: "*/*" })).cache).toBe("HIT"));
    expect((await get(cdn.url + path, { accept: "image/avif,image/webp" })).cache).toBe("MISS");
  });

  it.each([
    [
      "event is hidden",
      () =>
        shop.services.db
          .updateTable("event")
          .set({ isVisible: false })
          .where("uuid", "=", stock.events.rally),
      () => [
        imageOf(stock.pictures.car, stock.events.rally, stock.contests.stage),
        `/images/${stock.events.rally}.webp`,
      ],
    ],
    [
      "contest is hidden",
      () =>
        shop.services.db
          .updateTable("contest")
          .set({ isVisible: false })
          .where("uuid", "=", stock.contests.afternoon),
      () => [
        imageOf(stock.pictures.later, stock.events.rosieres, stock.contests.afternoon),
        `/images/${stock.contests.afternoon}.webp`,
      ],
    ],
    [
      "picture is taken down",
      () =>
        shop.services.db
          .updateTable("picture")
          .set({ isDeleted: true })
          .where("uuid", "=", stock.pictures.second),
      () => [imageOf(stock.pictures.second)],
    ],
  ])("shows nothing any more, once its time is over, after the %s", async (_, hide, paths) => {
    for (const path of paths()) for (const host of hosts()) expect((await get(host + path)).status).toBe(200);
    await hide().execute();
    for (const path of paths()) {
      for (const host of hosts()) {
        await vi.waitFor(async () => expect((await get(host + path)).status).toBe(404), 20_000);
        expect((await get(host + path)).status).toBe(404);
      }
    }
  });

  it("keeps the build's files", async () => {
    const address = `${cdn.shopUrl}/assets/main-abc.js`;
    await get(address);
    asked.length = 0;
    const { text, cache, headers } = await get(address);
    expect([text, cache, headers.get("cache-control")]).toEqual([
      ...["console.log(1)", "HIT", "public, max-age=31536000, immutable"],
    ]);
    expect(asked).toEqual([]);
  });

  it.each(["/", "/cart", "/api/anonymous/events", "/api/anonymous/orderItems/cartCount", "/healthz"])(
    "keeps nothing of %s, and passes cookies and tags",
    async (path) => {
      asked.length = 0;
      const one = await get(cdn.shopUrl + path, { cookie: "a=1" });
      const other = await get(cdn.shopUrl + path, { cookie: "a=2" });
      expect(asked.map(({ cookie }) => cookie)).toEqual(["a=1", "a=2"]);
      const offered = one.headers.getSetCookie();
      if (offered.length > 0) expect(other.headers.getSetCookie()).not.toEqual(offered);
      const etag = one.headers.get("etag");
      if (etag) expect((await get(cdn.shopUrl + path, { "if-none-match": etag })).status).toBe(304);
      expect((await get(cdn.url + path)).status).toBe(404);
    },
  );

  it("shows what it has while the shop is not there", async () => {
    const path = imageOf(stock.pictures.first);
    expect((await get(cdn.url + path)).status).toBe(200);
    await origin.stop();
    await vi.waitFor(async () => expect((await get(cdn.url + path)).cache).toBe("STALE"), 10_000);
    expect(await get(cdn.url + path)).toMatchObject({
      status: 200,
      text: `preview of ${stock.pictures.first}`,
    });
  });
});
