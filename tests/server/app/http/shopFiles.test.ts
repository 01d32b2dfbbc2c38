import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { earlierBuilds } from "../../../../scripts/earlierBuilds.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let folder: string;
beforeEach(async () => {
  shop = await startTestShop({ publicUrl: "https://photos.example" });
  onTestFinished(() => shop.stop());
  folder = join(shop.services.settings.dataDir, "shop");
  await mkdir(folder, { recursive: true });
});

const writePage = () => writeFile(join(folder, "index.html"), "<!--place-->");
const readPage = () => shop.newVisitor().get<string>("/search");

/** Returns the place embedded in the page. */
async function placeOfPage() {
  const { body } = await readPage();
  return JSON.parse(/<script type="application\/json" id="place">(.*)<\/script>/.exec(body)?.[1] ?? "null");
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
const insertDiscount = (label: string, percent: number, startAt: string, endAt: string) =>
  shop.services.db
    .insertInto("discount")
    .values({ label, description: `${label}\u00a0: −${percent}\u00a0%`, percent, startAt, endAt })
    .execute();

test("a page that could not be read while the shop was built again is read at the next call", async () => {
  expect((await readPage()).status).toBe(500);
  await writePage();
  expect((await readPage()).status).toBe(200);
  expect(await placeOfPage()).toMatchObject({ publicUrl: "https://photos.example" });
});

test("the page says that it may be a demonstration's, unless the operator has said that it is none", async () => {
  await writePage();
  expect(await placeOfPage()).not.toHaveProperty("isDemo");
  const { settings } = shop.services;
  shop.services.settings = { ...settings, demo: null };
  expect(await placeOfPage()).toMatchObject({ isDemo: true });
  shop.services.settings = settings;
});

test("the page carries the discounts that are not over, the best first, as they are at each call", async () => {
  await writePage();
  expect(await placeOfPage()).toMatchObject({ discounts: [] });
  const [start, end] = [day(-1), day(1)];
  await insertDiscount("Saison", 10, start, end);
  await insertDiscount("Ouverture </script>", 15, start, end);
  await insertDiscount("Noël", 5, day(1), day(2));
  await insertDiscount("Passée", 50, day(-2), day(-1));
  const { discounts } = await placeOfPage();
  expect(discounts.map(({ description }: { description: string }) => description.split("\u00a0")[0])).toEqual(
    ["Ouverture </script>", "Saison", "Noël"],
  );
  expect(discounts[1]).toEqual({
    description: "Saison\u00a0: −10\u00a0%",
    percent: 10,
    startAt: start,
    endAt: end,
  });
});

test("the page is drawn for as many selected pictures as its cookie says", async () => {
  await writePage();
  const selectedFor = async (cookie: string) => {
    const { body } = await shop.newVisitor().get<string>("/search", { cookie });
    return JSON.parse(/id="place">(.*)<\/script>/.exec(body)?.[1] ?? "null").selected;
  };
  expect(await selectedFor("dossard-selection=12")).toBe(12);
  for (const cookie of ["dossard-selection=0", "dossard-selection=-1", "dossard-selection=9999", "other=1"]) {
    expect(await selectedFor(cookie)).toBeUndefined();
  }
});

test("without its database the page comes all the same, and says nothing of discounts", async () => {
  await writePage();
  await shop.services.db.schema.dropTable("discount").execute();
  const place = await placeOfPage();
  expect(place).toMatchObject({ placeWhat: "main" });
  expect(place).not.toHaveProperty("discounts");
});

const index = '<html lang="fr" data-theme="auto"><!--place--><div id="root"></div></html>';
async function writeShop(drawing: string): Promise<void> {
  await writeFile(join(folder, "index.html"), index);
  await mkdir(join(folder, "server"), { recursive: true });
  await writeFile(join(folder, "server", "firstView.mjs"), drawing);
}

test("the page holds its first view and the answers that it was drawn from", async () => {
  await writeShop(`export const drawFirstView = async (address, place, fetch) => {
    const called = await fetch("http://shop.invalid/api/anonymous/filterTypes");
    const html = "<h1>$& " + address + " " + place.placeWhat + " " + called.status + "</h1>";
    return { html, answers: { "/x": { body: "</script>", totalCount: null } } };
  };`);
  const { body } = await shop.newVisitor().get<string>("/search?mode=events");
  expect(body).toContain('<div id="root"><h1>$& /search?mode=events main 200</h1></div>');
  const answers = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body)?.[1];
  expect(JSON.parse(answers ?? "")).toEqual({ "/x": { body: "</script>", totalCount: null } });
});

test("the page comes in the appearance of its cookie, and its bars with it; by default both follow the device", async () => {
  await copyFile("index.html", join(folder, "index.html"));
  const dressed = async (cookie: string) => {
    const { body } = await shop.newVisitor().get<string>("/cart", { cookie });
    const bars = body.matchAll(
      /<meta name="theme-color" data-scheme="(\w+)" content="#\w+" media="([^"]+)"/g,
    );
    return [/<html lang="fr" data-theme="(\w+)">/.exec(body)?.[1], ...[...bars].map(([, , media]) => media)];
  };
  const device = ["auto", "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
  expect(await dressed("other=1")).toEqual(device);
  expect(await dressed('dossard-appearance=">')).toEqual(device);
  expect(await dressed("dossard-appearance=dark")).toEqual(["dark", "not all", "all"]);
  expect(await dressed("dossard-appearance=light")).toEqual(["boutique", "all", "not all"]);
});

test("a first view that cannot be drawn is the operator's to know: the page comes without it", async () => {
  await writeShop('export const drawFirstView = async () => { throw new Error("no such thing"); };');
  const { status, body } = await readPage();
  expect([status, body.includes('<div id="root"></div>')]).toEqual([200, true]);
});

test("the page of an address that is no screen has status 404; where the shop is not built, nobody knows", async () => {
  await writeShop(`export const drawFirstView = async () => null;
    export const findScreen = (pathname, place) => place.placeWhat === "main" && pathname === "/cart" ? {} : null;`);
  const visitor = shop.newVisitor();
  const statusOf = async (path: string) => (await visitor.get<string>(path)).status;
  expect(await statusOf("/cart?x=1")).toBe(200);
  const unknown = await visitor.get<string>("/rien");
  expect([unknown.status, unknown.body.includes('<div id="root"></div>')]).toEqual([404, true]);
  expect(await statusOf("/rien.png")).toBe(404);
});

test("the page of a screen whose code loads apart names its files, unless the screen is drawn", async () => {
  await writeShop(`export const drawFirstView = async (address) =>
      address === "/help" ? { html: "<h1>Aide</h1>", answers: {} } : null;
    export const findScreen = (pathname) => ({ "/cart": { file: "CartRoute" }, "/help": { file: "HelpRoute" }, "/": {} })[pathname] ?? null;`);
  await writeFile(
    join(folder, "index.html"),
    '<!--place--><div id="root"></div><script data-shop="/assets/runtime-2.js /assets/shop-1.js" data-screen="">begin()</script>',
  );
  const visitor = shop.newVisitor();
  const filesOf = async (path: string) =>
    /data-screen="([^"]*)"/.exec((await visitor.get<string>(path)).body)?.[1];
  expect(await filesOf("/cart?before=the+build")).toBe("");
  const chunks = {
    "_shop.js": { file: "assets/shop-1.js", imports: ["_runtime.js"] },
    "_runtime.js": { file: "assets/runtime-2.js" },
    "_parts.js": { file: "assets/parts-3.js", imports: ["_shop.js"] },
    "src/api/http.ts": { file: "assets/http-4.js", imports: ["_shop.js"] },
    "src/routes/CartRoute.tsx": { file: "assets/cart-5.js", imports: ["_runtime.js", "_parts.js"] },
    "src/routes/HelpRoute.tsx": { file: "assets/help-6.js", imports: ["_parts.js"] },
  };
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, ".vite", "manifest.json"), JSON.stringify(chunks));
  expect(await filesOf("/cart")).toBe("/assets/cart-5.js /assets/parts-3.js /assets/http-4.js");
  expect(await filesOf("/help")).toBe("");
  expect(await filesOf("/")).toBe("");
  expect(await filesOf("/rien")).toBe("");
});

test("a first view that does not come is not waited for", async () => {
  await writeShop("export const drawFirstView = () => new Promise(() => {});");
  const { status, body } = await readPage();
  expect([status, body.includes('<div id="root"></div>')]).toEqual([200, true]);
});

test("a page goes on getting its files after the shop was built again", async () => {
  const earlier = join(earlierBuilds(folder), "assets");
  await mkdir(join(folder, "assets"));
  await mkdir(earlier, { recursive: true });
  await writeFile(join(folder, "assets", "shop-2.js"), "second");
  await writeFile(join(earlier, "shop-1.js"), "first");
  const bodyOf = async (name: string) => (await shop.newVisitor().get<string>(`/assets/${name}`)).body;
  expect(await bodyOf("shop-2.js")).toBe("second");
  expect(await bodyOf("shop-1.js")).toBe("first");
  expect((await shop.newVisitor().get("/assets/shop-0.js")).status).toBe(404);
});
