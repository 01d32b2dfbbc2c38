import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "../../../../server/core/readSettings.ts";
import { startTestShop } from "../../support/testShop.ts";

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  display: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

async function startShop(settings: Parameters<typeof startTestShop>[0] = {}) {
  const shop = await startTestShop(settings);
  onTestFinished(() => shop.stop());
  return shop;
}

async function brandOf(logo: string, name = "Haras & Photos") {
  const { services } = await startShop();
  const path = join(services.settings.dataDir, "logo.svg");
  await writeFile(path, logo);
  return readSettings({ SHOP_NAME: name, SHOP_LOGO: path }).brand;
}

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

test("the manifest names the shop in French, in the colours of its place", async () => {
  const shop = await startShop();
  const { body, headers } = await shop.newVisitor().get<Manifest>("/manifest.webmanifest");
  expect(headers.get("content-type")).toBe("application/manifest+json");
  expect(body).toMatchObject({
    name: "Dossard, les photos de vos événements",
    short_name: "Dossard",
    lang: "fr",
    start_url: "/search",
    display: "standalone",
    theme_color: "#faf6ee",
    background_color: "#faf6ee",
  });
  const stand = await startShop({ placeWhat: "truck" });
  const { body: other } = await stand.newVisitor().get<Manifest>("/manifest.webmanifest");
  expect(other).toMatchObject({ theme_color: "#ffffff", background_color: "#ffffff" });
});

test("each icon is a square of its size, for masks too, kept for good", async () => {
  const shop = await startShop();
  const { icons } = (await shop.newVisitor().get<Manifest>("/manifest.webmanifest")).body;
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
  for (const { src, sizes } of icons) {
    const response = await fetch(shop.url + src);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
  }
});

test("the photographer's logo is drawn in the middle, inside of what a mask leaves", async () => {
  const blue =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10" fill="#0000ff"/></svg>';
  const shop = await startShop({ brand: await brandOf(blue) });
  const { body } = await shop.newVisitor().get<Manifest>("/manifest.webmanifest");
  expect(body.short_name).toBe("Haras & Photos");
  const icon = body.icons.find(({ purpose, sizes }) => purpose === "maskable" && sizes === "512x512");
  const { data } = await sharp(await bytesOf(shop.url + icon?.src))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
  expect(colorAt(256, 256)).toEqual([0, 0, 255]);
  expect(colorAt(40, 256)).toEqual([250, 246, 238]);
  expect(colorAt(256, 150)).toEqual([250, 246, 238]);
});

test("a logo that cannot be drawn leaves Dossard's mark", async () => {
  const shop = await startShop({ brand: await brandOf("<svg <<") });
  const { icons } = (await shop.newVisitor().get<Manifest>("/manifest.webmanifest")).body;
  const { width } = await sharp(await bytesOf(shop.url + icons[0]?.src)).metadata();
  expect(width).toBe(192);
});

test("pages lead to the manifest and an icon; the worker is asked for each time", async () => {
  const shop = await startShop();
  const folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(folder, { recursive: true });
  await copyFile("index.html", join(folder, "index.html"));
  await writeFile(join(folder, "serviceWorker.js"), "");
  const { body, headers } = await shop.newVisitor().get<string>("/cart");
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const [, icon = ""] = /<link rel="apple-touch-icon" href="([^"]*)">/.exec(body) ?? [];
  expect((await fetch(shop.url + icon)).status).toBe(200);
  expect(headers.get("content-security-policy")).toContain("worker-src 'self'");
  const worker = await fetch(`${shop.url}/serviceWorker.js?place=main`);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
});
