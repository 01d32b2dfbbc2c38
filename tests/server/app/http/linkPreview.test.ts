import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkPreview } from "../../../../server/app/http/linkPreview.ts";
import { type Stock, stockShop } from "../../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

const previewOf = (query: string) =>
  linkPreview(
    { ...shop.services, publicUrl: "https://photos.example" },
    new URL(`http://127.0.0.1/search?${query}`),
  );

/** Returns the contents of the page's tags by name. */
async function tagsOf(query: string): Promise<Record<string, string>> {
  const html = await previewOf(query);
  const tags = html.matchAll(/<meta\s+(?:property|name)="([^"]+)"\s+content="([^"]*)"\s*\/>/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

it("shows the watermarked picture that a link opens, with its names and its event", async () => {
  const { first } = stock.pictures;
  const tags = await tagsOf(`event=${stock.events.rosieres}&photo=${first}`);
  expect(tags["og:image"]).toMatch(
    new RegExp(
      `^https://photos\\.example/thumbnails/1350/${stock.events.rosieres}/[0-9a-f-]{36}/${first}\\.webp$`,
    ),
  );
  expect(tags["og:title"]).toMatch(/^Éclair du Lys\u00a0· Zoé Lefèvre, \S/);
  expect(tags["og:description"]).toMatch(/^\S.*, \d{1,2}(er)? \S+ \d{4}$/);
  expect(tags["og:url"]).toBe(
    `https://photos.example/search?event=${stock.events.rosieres}&amp;photo=${first}`,
  );
});

it("has no quote or tag of a name in the page", async () => {
  const { db } = shop.services;
  const named = db.updateTable("filterValue").where("uuid", "=", stock.names.zoe);
  await named.set({ value: 'Zoé "><script>' }).execute();
  const html = await previewOf(`photo=${stock.pictures.second}`);
  expect(html).toContain("Zoé &quot;&gt;&lt;script&gt;");
  await named.set({ value: "Zoé Lefèvre" }).execute();
});

it("shows an event's cover, if it has one", async () => {
  const query = `event=${stock.events.rosieres}`;
  const { db } = shop.services;
  const event = db.updateTable("event").where("uuid", "=", stock.events.rosieres);
  await event.set({ thumbnailFile: null }).execute();
  expect(await tagsOf(query)).toEqual({});
  await event.set({ thumbnailFile: "cover.webp" }).execute();
  const tags = await tagsOf(query);
  expect(tags["og:image"]).toBe(`https://photos.example/images/${stock.events.rosieres}.webp`);
  expect(tags["og:description"]).toMatch(/ \d{4}, \d+ photos?$/);
});

it("says nothing of what is hidden or unknown", async () => {
  const { inHiddenEvent } = stock.pictures;
  for (const query of [`photo=${inHiddenEvent}`, `photo=${randomUUID()}`, "photo=x", "event=%00", ""]) {
    expect(await tagsOf(query), query).toEqual({});
  }
});
