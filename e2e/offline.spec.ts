import { expect, test } from "./support/fixtures.ts";
import { isKept } from "./support/networkWalk/walk.ts";
import { addToCart, openPicture, pressAddToCart, searchFor } from "./support/shopper.ts";

test.use({ serviceWorkers: "allow" });
const event = "Jumping de Saint-Lô";
const print = { product: "Tirage photo", format: /20x30/ };

const isPreviewKept = async (url: string) =>
  (await caches.match(url, { cacheName: "dossard.previews" })) !== undefined;

test("without a network the shop opens, what is tapped is kept, and it is sent once", async ({
  page,
  context,
  mainShop,
}) => {
  await page.goto(mainShop.url);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await searchFor(page, "l oeil d or", event);
  await openPicture(page, 0);
  await addToCart(page, print);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Quitter" }).click();
  const preview = page.getByRole("grid").locator("img").first();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await context.setOffline(true);
  await page.reload();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await openPicture(page, 1);
  await dialog.getByRole("button", { name: "Ajouter à ma sélection" }).click();
  await pressAddToCart(page, print);
  await expect(dialog.getByText("cette photo sera ajoutée à votre panier")).toBeVisible();
  await dialog.getByRole("button", { name: "Quitter" }).click();
  const notice = page.getByText("1 changement de votre panier sera envoyé dès que le réseau revient.");
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Ma sélection, 1 photo" }).click();
  // Nobody has asked for this picture by itself: a list that is kept has it.
  const selected = page.getByRole("grid", { name: "Photos de ma sélection" }).locator("img").first();
  await expect
    .poll(() => selected.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("link", { name: /^Panier/ }).click();
  await expect(page.getByText("Vous êtes hors connexion")).toBeVisible();
  await expect(page.getByRole("heading", { name: "En attente du réseau" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText(/Tirage photo.*20x30/);

  await context.setOffline(false);
  // The screen returns by itself: nobody presses « Réessayer ».
  await expect(page.getByRole("button", { name: /^Supprimer du panier/ })).toHaveCount(2);
  await expect(notice).toBeHidden();
  await expect(page.getByRole("link", { name: "Panier, 2 articles" })).toBeVisible();
});

test("previews come past the worker, and it shows what was seen once they no longer come", async ({
  page,
  context,
  mainShop,
}) => {
  await page.goto(mainShop.url);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  const answered: string[] = [];
  page.on("response", (response) => {
    if (response.fromServiceWorker() && response.url().includes("/thumbnails/"))
      answered.push(response.url());
  });
  await searchFor(page, "l oeil d or", event);
  const preview = page.getByRole("grid").locator("img").first();
  const width = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const address = await preview.evaluate((image: HTMLImageElement) => image.currentSrc);
  // Once scrolling rests.
  await expect.poll(() => page.evaluate(isPreviewKept, address), { timeout: 30_000 }).toBe(true);
  expect(answered).toEqual([]);

  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(0);
  expect(answered).toContain(address);
});

test("an image that came before the worker is kept, and loaded once", async ({ page, context, mainShop }) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const loaded: string[] = [];
  session.on("Network.responseReceived", ({ response }) => {
    if (/\/(?:images|thumbnails)\//.test(response.url) && !response.fromDiskCache) loaded.push(response.url);
  });
  await page.goto(mainShop.url);
  const cover = page.getByRole("main").locator("img").first();
  const address = await cover.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => page.evaluate(isPreviewKept, address), { timeout: 30_000 }).toBe(true);
  expect(loaded).toContain(address);
  expect(loaded).toEqual([...new Set(loaded)]);
});

test("a stand's screen keeps its code and nothing that a shopper has seen", async ({ page, truckShop }) => {
  await page.goto(truckShop.url);
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  await searchFor(page, "l oeil d or", event);
  await page.reload();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual(["dossard.code"]);
});
