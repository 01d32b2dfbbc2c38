import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../../../../server/core/readSettings.ts";
import { keepPreviews } from "../../../../server/images/previews.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop({ cdnHost: "https://cdn.example.fr" });
  stock = await stockShop(shop);
  const bytes = Buffer.from("a preview");
  await keepPreviews(shop.services.store, stock.pictures.first, {
    view: bytes,
    thumbnail: bytes,
    small: bytes,
  });
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Dossard</title><!--place-->");
  await writeFile(join(folder, "assets/main-abc.js"), "console.log(1)");
});
afterAll(() => shop?.stop());

/** Every kind of image address used by a page. */
const imagePaths = () => {
  const { events, contests, pictures } = stock;
  const file = `${events.rosieres}/${contests.morning}/${pictures.first}.webp`;
  return [
    `/thumbnails/${file}`,
    `/thumbnails/400/${file}`,
    `/thumbnails/1350/${file}`,
    `/images/${contests.morning}.webp`,
    `/images/${events.rosieres}.webp`,
  ];
};

/** fetch does not let the caller set the Host header. */
function headersFor(host: string): Promise<Record<string, unknown>> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: "/", headers: { host } }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on("error", reject)
      .end();
  });
}

describe("images", () => {
  it("may be shown by pages of any origin, and kept by any cache, without a cookie", async () => {
    // A contest's undated picture sorts before the dated one, and has no preview here.
    await shop.services.db
      .updateTable("picture")
      .set({ isDeleted: true })
      .where("name", "in", ["IMG_0", "IMG_5"])
      .execute();
    for (const path of imagePaths()) {
      const { status, headers } = await shop.newVisitor().get(path);
      const kept = Object.fromEntries(headers);
      expect([path, status], path).toEqual([path, 200]);
      expect(kept).toMatchObject({
        "cross-origin-resource-policy": "cross-origin",
        "content-type": "image/webp",
        // docs/cdn.md promises that no browser shows a picture a day after its takedown, and no CDN after two minutes.
        "cache-control":
          "public, max-age=86400, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
        etag: expect.stringMatching(/^"[\w-]{24}"$/),
        // By the formats that a browser shows, and nothing of a visitor's.
        vary: "Accept",
      });
      expect(kept).not.toHaveProperty("set-cookie");
      for (const known of [kept.etag ?? "", `W/${kept.etag}`, `"other", ${kept.etag}`]) {
        const again = await shop.newVisitor().get(path, { "if-none-match": known });
        expect(again.headers.get("vary")).toBe("Accept");
        expect([again.status, known]).toEqual([304, known]);
        expect(again.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      }
    }
  });

  it("that are not there are kept by no cache", async () => {
    const { status, headers } = await shop.newVisitor().get(`/images/${stock.events.hidden}x.webp`);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  });
});

describe("all else", () => {
  it.each(["/", "/cart", "/assets/main-abc.js", "/healthz", "/api/anonymous/events", "/api/openapi.json"])(
    "%s is taken by the shop's own pages alone",
    async (path) => {
      const { status, headers } = await shop.newVisitor().get(path);
      expect(status).toBe(200);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    },
  );

  // docs/cdn.md has this table.
  it.each([
    ["/", "private, no-cache"],
    ["/cart", "private, no-cache"],
    ["/no/such/screen", "private, no-cache"],
    ["/assets/main-abc.js", "public, max-age=31536000, immutable"],
    ["/assets/no-such.js", "no-store"],
    ["/manifest.webmanifest", "public, max-age=3600"],
    ["/api/anonymous/events", "no-cache"],
    ["/api/openapi.json", "no-cache"],
    ["/api/anonymous/orderItems/cartCount", "private, no-store"],
    ["/api/anonymous/customers/current", "private, no-store"],
    ["/api/customer/addresses/byCurrentCustomer", "no-store"],
    ["/api/anonymous/orders/0/invoice?invoiceAccessKey=x", "no-store"],
    ["/healthz", "no-store"],
  ])("%s may be kept as it says: %s", async (path, expected) => {
    const { headers } = await shop.newVisitor().get(path);
    expect(headers.get("cache-control")).toBe(expected);
    const isShared = expected.startsWith("public");
    expect([path, isShared && headers.has("set-cookie")]).toEqual([path, false]);
  });
});

describe("headers that browsers take over https and on this machine alone", () => {
  const isolation = ["cross-origin-opener-policy", "origin-agent-cluster"];

  it.each([
    ["127.0.0.1:4300", null, true],
    ["localhost:4300", null, true],
    ["[::1]:4300", null, true],
    ["boutique.localhost", null, true],
    ["192.168.1.20:4300", null, false],
    ["stand.local", null, false],
    ["stand.local", "http://stand.local", false],
    ["localhost.example.fr", null, false],
    ["127.example.fr", null, false],
    // An HTTPS proxy may use any host name for the shop.
    ["10.0.0.5:4300", "https://photos.example.fr", true],
  ])("host %s, PUBLIC_URL %s: sent is %s", async (host, publicUrl, isSent) => {
    shop.services.settings.publicUrl = publicUrl;
    const headers = await headersFor(host);
    expect(isolation.map((name) => name in headers)).toEqual([isSent, isSent]);
  });
});

describe("CDN_HOST", () => {
  it("is where pages may take images from", async () => {
    const { headers } = await shop.newVisitor().get("/");
    expect(headers.get("content-security-policy")).toContain("img-src 'self' data: https://cdn.example.fr;");
  });

  it.each([
    [{ CDN_HOST: "https://cdn.example.fr/" }, "https://cdn.example.fr"],
    [{ CDN_HOST: "" }, ""],
    [
      { CDN_HOST: "http://cdn.example.fr:8080", PUBLIC_URL: "http://192.168.1.20" },
      "http://cdn.example.fr:8080",
    ],
  ])("%o is read as %s", (environment, cdnHost) => {
    expect(readSettings(environment).cdnHost).toBe(cdnHost);
  });

  it.each([
    [{ CDN_HOST: "cdn.example.fr" }],
    [{ CDN_HOST: "ftp://cdn.example.fr" }],
    [{ CDN_HOST: "https://cdn.example.fr/?v=1" }],
    [{ CDN_HOST: "http://cdn.example.fr", PUBLIC_URL: "https://photos.example.fr" }],
  ])("%o stops the start with one line", (environment) => {
    expect(() => readSettings(environment)).toThrow(/^Mauvais réglage : CDN_HOST[^\n]+$/);
  });
});
