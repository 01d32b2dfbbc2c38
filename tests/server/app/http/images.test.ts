import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../../../../server/app/http/app.ts";
import { type Listening, listen } from "../../../../server/app/http/listen.ts";
import { commandLine } from "../../../../server/core/author.ts";
import { placeOf } from "../../../../server/core/shards.ts";
import { keepPreviews, previewKey } from "../../../../server/images/previews.ts";
import { replacePicture } from "../../../../server/import/replacePicture.ts";
import { takeDown } from "../../../../server/import/takeDown.ts";
import { add, print } from "../../cart/shopper.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { jpeg } from "../../support/photographs.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
/** Another process's application on the same database and files. */
let other: Listening;
/** Files read from the store, by either. */
const read: string[] = [];
/** How far the servers' clock is ahead, in ms. */
let ahead = 0;
beforeAll(async () => {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, "now").mockImplementation(() => now() + ahead);
  shop = await startTestShop();
  stock = await stockShop(shop);
  const { store } = shop.services;
  shop.services.store = {
    ...store,
    get: (key) => {
      read.push(key);
      return store.get(key);
    },
  };
  for (const uuid of [stock.pictures.first, stock.pictures.second]) await writePreviews(uuid, "first");
  const folder = join(shop.services.settings.dataDir, "shop");
  other = await listen("127.0.0.1", 0, async () => createApp(shop.services, folder));
  // The first application was created with the store itself.
  const own = await listen("127.0.0.1", 0, async () => createApp(shop.services, folder));
  const { stop } = shop;
  shop = {
    ...shop,
    url: own.url,
    stop: async () => {
      await own.stop();
      await stop();
    },
  };
});
afterAll(async () => {
  await other?.stop();
  await shop?.stop();
  vi.restoreAllMocks();
});

/** An image may be as late as this. */
const aSecondPasses = () => {
  ahead += 1_000;
};

/** Stores previews, as written some time ago. */
async function writePreviews(uuid: string, text: string, ageMs = 3_600_000): Promise<void> {
  const bytes = Buffer.from(text);
  await keepPreviews(shop.services.store, uuid, { view: bytes, thumbnail: bytes, small: bytes });
  const written = new Date(Date.now() - ageMs);
  await utimes(
    join(shop.services.settings.dataDir, "files", placeOf(previewKey(uuid, 600))),
    written,
    written,
  );
}

const pathOf = (uuid: string, contest = stock.contests.morning) =>
  `/thumbnails/${stock.events.rosieres}/${contest}/${uuid}.webp`;

async function get(path: string, etag?: string) {
  const answers = [];
  for (const url of [shop.url, other.url]) {
    const response = await fetch(
      url + path,
      etag === undefined ? {} : { headers: { "if-none-match": etag } },
    );
    const text = await response.text();
    answers.push([response.status, response.ok ? text : "", response.headers.get("etag")]);
  }
  expect(answers[1]).toEqual(answers[0]);
  return answers[0] as [number, string, string];
}

it("an image is read from its file once, and known by its tag without it", async () => {
  const path = pathOf(stock.pictures.first);
  const [status, body, etag] = await get(path);
  expect([status, body]).toEqual([200, "first"]);
  expect(etag).toMatch(/^"[\w-]{24}"$/);
  read.length = 0;
  expect(await get(path)).toEqual([200, "first", etag]);
  expect(await get(path, etag)).toEqual([304, "", etag]);
  expect(await get(path, '"another"')).toEqual([200, "first", etag]);
  expect(read).toEqual([]);
});

it("an image whose file is another is read again, by every process, whoever wrote it", async () => {
  const path = pathOf(stock.pictures.first);
  const [, , before] = await get(path);
  await writePreviews(stock.pictures.first, "second");
  aSecondPasses();
  const [status, body, etag] = await get(path, before);
  expect([status, body]).toEqual([200, "second"]);
  expect(etag).not.toBe(before);
  // Written so shortly before that its time may be that of another one: read each time.
  await writePreviews(stock.pictures.first, "third!", 0);
  aSecondPasses();
  expect((await get(path))[1]).toBe("third!");
  read.length = 0;
  expect((await get(path))[1]).toBe("third!");
  expect(read.length).toBe(2);
});

it("within a second an image is asked for again without a query or a look at its file", async () => {
  const { services } = shop;
  const path = pathOf(stock.pictures.second);
  aSecondPasses();
  const known = await get(path);
  const query = vi.spyOn(services.db, "executeQuery");
  expect(await get(path)).toEqual(known);
  expect(query).not.toHaveBeenCalled();
  aSecondPasses();
  expect(await get(path)).toEqual(known);
  expect(query).toHaveBeenCalled();
  query.mockRestore();
});

it("a browser that shows AVIF gets it once it is made, any other caller the WebP, until the picture is replaced", async () => {
  const { services } = shop;
  const { first, second } = stock.pictures;
  const contest = stock.contests.morning;
  const take = async (url: string, path: string, accept: string) => {
    const { headers } = await fetch(url + path, { headers: { accept } });
    return `${headers.get("content-type")}, vary: ${headers.get("vary")}`;
  };
  const both = (path: string, accept: string) =>
    Promise.all([shop.url, other.url].map((url) => take(url, path, accept)));
  const twice = (type: string) => [`${type}, vary: Accept`, `${type}, vary: Accept`];
  const browser = "image/avif,image/webp,image/*,*/*;q=0.8";
  await services.store.put("originals/IMG_1.jpg", await jpeg({ seed: 1 }));
  await replacePicture(services, commandLine(services.db), first, await jpeg({ seed: 3 }));
  ahead += 10_000;
  for (const path of [pathOf(first), pathOf(first).replace("s/", "s/400/")]) {
    expect(await both(path, browser)).toEqual(twice("image/webp"));
    aSecondPasses();
    // Sent a second time, it is made: by one process, maybe between the answers of the two.
    await expect.poll(() => both(path, browser), { timeout: 20_000 }).toEqual(twice("image/avif"));
    aSecondPasses();
    expect(await both(path, browser)).toEqual(twice("image/avif"));
    expect(await both(path, "*/*")).toEqual(twice("image/webp"));
  }
  // The view is the largest, and seen one at a time.
  const view = pathOf(first).replace("s/", "s/1350/");
  for (let time = 0; time < 3; time += 1)
    for (const type of await both(view, browser)) expect(type).toMatch(/^image\/webp/);

  await replacePicture(services, commandLine(services.db), first, await jpeg({ seed: 4 }));
  expect(await services.store.list(`previews/${first}`)).toEqual(
    [1350, 400, 600].map((width) => `previews/${first}/${width}.webp`),
  );
  aSecondPasses();
  // By one process alone: the second may have the new picture's already.
  expect(await take(shop.url, pathOf(first), browser)).toMatch(/^image\/webp/);
  for (const type of await both(pathOf(second, contest), "image/webp,*/*"))
    expect(type).toMatch(/^image\/webp/);
});

it("a replaced picture shows its new file", async () => {
  const { services } = shop;
  const { first } = stock.pictures;
  await services.store.put("originals/IMG_1.jpg", await jpeg({ seed: 1 }));
  const path = pathOf(first);
  const [, , before] = await get(path);
  await replacePicture(services, commandLine(services.db), first, await jpeg({ seed: 2 }));
  aSecondPasses();
  const [status, , etag] = await get(path, before);
  expect(status).toBe(200);
  expect(etag).not.toBe(before);
});

it("a picture that was moved is no longer at its former address", async () => {
  const { db } = shop.services;
  const { second } = stock.pictures;
  const path = pathOf(second);
  expect((await get(path))[0]).toBe(200);
  await db
    .updateTable("picture")
    .set({ contestUuid: stock.contests.afternoon })
    .where("uuid", "=", second)
    .execute();
  aSecondPasses();
  expect((await get(path))[0]).toBe(404);
  expect((await get(pathOf(second, stock.contests.afternoon)))[0]).toBe(200);
  await db
    .updateTable("picture")
    .set({ contestUuid: stock.contests.morning })
    .where("uuid", "=", second)
    .execute();
  expect((await get(path))[0]).toBe(200);
});

/** Shows or hides an event or a contest. */
const setVisible = (table: "event" | "contest", uuid: string, isVisible: boolean) =>
  shop.services.db.updateTable(table).set({ isVisible }).where("uuid", "=", uuid).execute();

it.each(["event", "contest"] as const)(
  "of a hidden %s nothing is served, but pictures in carts and orders",
  async (table) => {
    const { db, store } = shop.services;
    const { first, second } = stock.pictures;
    const uuid = table === "event" ? stock.events.rosieres : stock.contests.morning;
    const own = await db.selectFrom("plainImage").select("uuid").where("uuid", "=", uuid).executeTakeFirst();
    if (!own)
      await db.insertInto("plainImage").values({ uuid, originalKey: "originals/cover.jpg" }).execute();
    await store.put("originals/cover.jpg", await jpeg({ seed: 3 }));
    const ordered = await add(shop.newVisitor(), print(stock, { pictureUuid: first }));
    const paths = [pathOf(second), `/images/${uuid}.webp`, `/images/720/${uuid}.webp`];
    aSecondPasses();
    for (const path of [pathOf(first), ...paths]) expect([path, (await get(path))[0]]).toEqual([path, 200]);
    await setVisible(table, uuid, false);
    aSecondPasses();
    for (const path of paths) expect([path, (await get(path))[0]]).toEqual([path, 404]);
    expect((await get(pathOf(first)))[0]).toBe(200);
    await db
      .updateTable("orderItemPicture")
      .set({ isDeleted: true })
      .where("orderItemUuid", "=", ordered)
      .execute();
    // Without its own cover it would show its first picture.
    await db.deleteFrom("plainImage").where("uuid", "=", uuid).execute();
    await setVisible(table, uuid, true);
    aSecondPasses();
    for (const path of [pathOf(first), ...paths]) expect([path, (await get(path))[0]]).toEqual([path, 200]);
    await setVisible(table, uuid, false);
    aSecondPasses();
    for (const path of [pathOf(first), ...paths]) expect([path, (await get(path))[0]]).toEqual([path, 404]);
    await setVisible(table, uuid, true);
  },
);

it("no preview of an event that is not open yet is served, whoever knows its address", async () => {
  const { events, contests, pictures } = stock;
  for (const uuid of [pictures.inHiddenEvent, pictures.inHiddenContest]) await writePreviews(uuid, "secret");
  for (const path of [
    `/thumbnails/${events.hidden}/${contests.ofHidden}/${pictures.inHiddenEvent}.webp`,
    `/thumbnails/1350/${events.rosieres}/${contests.hidden}/${pictures.inHiddenContest}.webp`,
    `/images/${events.hidden}.webp`,
    `/images/${contests.ofHidden}.webp`,
    `/images/${contests.hidden}.webp`,
  ])
    expect([path, (await get(path))[0]]).toEqual([path, 404]);
});

it("a picture that is taken down is gone within a second, its event's cover too, though its files are still there", async () => {
  const { services } = shop;
  const { second } = stock.pictures;
  const cover = `/images/${stock.contests.morning}.webp`;
  const [, , etag] = await get(pathOf(second));
  await services.db
    .updateTable("picture")
    .set({ isDeleted: true })
    .where("uuid", "=", stock.pictures.first)
    .execute();
  aSecondPasses();
  expect((await get(cover))[1]).toBe("first");
  expect((await get(cover.replace("/images/", "/images/720/")))[1]).toBe("first");
  expect((await get(cover.replace("/images/", "/images/400/")))[0]).toBe(404);
  const kept = { ...services, store: { ...services.store, delete: async () => {} } };
  await takeDown(kept, commandLine(services.db), second, "droit à l’image");
  aSecondPasses();
  expect((await get(pathOf(second)))[0]).toBe(404);
  expect((await get(pathOf(second), etag))[0]).toBe(404);
  expect((await get(cover))[0]).toBe(404);
});
