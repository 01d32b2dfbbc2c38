import { join } from "node:path";
import sharp from "sharp";
import { createFolderStore } from "../server/core/folderStore.ts";
import { expect, test } from "./support/fixtures.ts";
import { fillOwnShop } from "./support/ownShop.ts";
import { startPullCdn } from "./support/pullCdn.ts";
import { noteFailedImages, seeImages } from "./support/seenImages.ts";
import type { Shop } from "./support/shop.ts";
import { inDatabase } from "./support/shopDatabase.ts";
import {
  addToCart,
  giveAddress,
  goToEvents,
  openPicture,
  registerOnTheWay,
  searchFor,
} from "./support/shopper.ts";

const event = "Jumping de Lamotte";

/** Adds an advert, which shows after the eleventh picture. */
async function addAdvert(shop: Shop): Promise<void> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: "#1e6b3a" } }).jpeg();
  const originalKey = "originals/advert.jpg";
  await createFolderStore(join(shop.dataDir, "files")).put(originalKey, await image.toBuffer());
  await inDatabase(shop, async (db) => {
    const { uuid } = await db
      .insertInto("advert")
      .values({ code: "sellier", label: "Sellerie", url: null, isPlaceMain: true })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db.insertInto("plainImage").values({ uuid, originalKey }).execute();
  });
}

test("every image is drawn from a CDN of another site, and nothing else is taken from it", async ({
  page,
  openShop,
}) => {
  test.setTimeout(300_000);
  const cdn = await startPullCdn();
  const shop = await openShop({ place: "main", env: { DEMO: "0", CDN_HOST: cdn.url } });
  cdn.pullFrom(shop.url);
  const card = await fillOwnShop(shop, event);
  await addAdvert(shop);
  const fromShop: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shop.url && pathname.endsWith(".webp")) fromShop.push(pathname);
  });
  await page.addInitScript(noteFailedImages);
  const shows = (count: number) =>
    expect(async () => {
      const { drawn, failed } = await page.evaluate(seeImages, 3);
      expect(failed).toEqual([]);
      expect(drawn.filter((address) => address.startsWith(`${cdn.url}/`))).toHaveLength(drawn.length);
      expect(drawn.length).toBeGreaterThanOrEqual(count);
    }).toPass();

  await test.step("covers of events and contests", async () => {
    await page.goto(shop.url);
    await shows(1);
    await page.getByRole("link", { name: event }).click();
    await expect(page.getByRole("heading", { level: 1, name: event })).toBeVisible();
    await page.goto(`${page.url()}&mode=contests`);
    await shows(2);
  });

  await test.step("the mosaic as the server draws it, with its advert", async () => {
    const uuid = new URL(page.url()).searchParams.get("event");
    await page.goto(`${shop.url}/search?event=${uuid}&mode=pictures`);
    await shows(card.pictures + 1);
  });

  await test.step("an open picture, the cart, the order to be paid", async () => {
    await goToEvents(page);
    await searchFor(page, card.typed, event);
    await openPicture(page, 0);
    await shows(1);
    await addToCart(page, { product: "Tirage photo", format: /20x30/ });
    await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
    await expect(page.getByRole("heading", { name: "Votre panier" })).toBeVisible();
    await shows(1);
    await page.getByRole("button", { name: "Valider la commande" }).click();
    const person = {
      email: "cdn@example.fr",
      password: "un mot de passe",
      firstName: "Maël",
      lastName: "Noël",
    };
    await registerOnTheWay(page, person);
    await page.getByRole("radio", { name: /Livraison à domicile/ }).waitFor();
    await page.getByRole("button", { name: "Continuer" }).click();
    await giveAddress(page);
    await expect(page.getByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await shows(1);
  });

  expect(fromShop).toEqual([]);
  expect(cdn.asked.filter((path) => !/^\/(?:images|thumbnails)\//.test(path))).toEqual([]);
  await cdn.stop();
});
