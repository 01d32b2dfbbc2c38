import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, searchFor } from "./support/shopper.ts";

/** All code except what every page loads. */
const parts = /\/assets\/(?!shop-|rolldown-|http-)[^/]*\.js$/;
const event = "Jumping de Saint-Lô";

/** Aborts the first two requests of each file. */
async function failTwice(page: Page, files: string): Promise<void> {
  const asked = new Map<string, number>();
  await page.route(files, (route, request) => {
    const times = (asked.get(request.url()) ?? 0) + 1;
    asked.set(request.url(), times);
    return times > 2 ? route.continue() : route.abort();
  });
}

/** Keeps the page from fetching code before it is wanted. */
const fetchOnDemand = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Waits for parts of the shop's code, by the names of their files: each is fetched, then imported (src/browser/importPart.ts). */
async function untilLoaded(page: Page, ...parts: string[]): Promise<void> {
  const files = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const missing = async () => {
    const loaded = await files();
    return parts.filter((part) => loaded.filter((file) => file.includes(`/assets/${part}-`)).length < 2);
  };
  await expect.poll(missing).toEqual([]);
}

async function openPictures(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await searchFor(page, "l oeil d or", event);
  // What comes after the first picture: code that breaks off halfway lets the page load itself again.
  await untilLoaded(page, "OutboxNotice", "Notices", "AppearanceChoice");
}

test("code that is missing is said before what is said later has come", async ({ page, mainShop }) => {
  await fetchOnDemand(page);
  // Never answered.
  await page.route(/\/assets\/(Notices|OutboxNotice)-/, () => {});
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", event);
  await untilLoaded(page, "AppearanceChoice");
  await page.route(parts, (route) => route.abort());
  await page
    .getByRole("gridcell")
    .first()
    .getByRole("button", { name: /^Cocher/ })
    .click();
  await expect(page.getByText("Connexion impossible.", { exact: false })).toBeVisible();
});

test("code that failed once is asked for again, and its absence takes no picture away", async ({
  page,
  mainShop,
}) => {
  await fetchOnDemand(page);
  await openPictures(page, mainShop.url);
  await page.route(parts, (route) => route.abort());
  const tile = page.getByRole("grid").getByRole("gridcell").first();
  await tile.getByRole("button", { name: /^Cocher/ }).click();
  await expect(page.getByText("Connexion impossible.", { exact: false })).toBeVisible();
  await expect(tile).toBeVisible();
  await page.unroute(parts);
  // Each of its parts is asked for every five seconds.
  await expect(page.getByRole("region", { name: "Photos cochées" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Connexion impossible.", { exact: false })).toBeHidden();
  await openPicture(page, 0);
});

test("a picture just added stays in view until the code of the cart has come", async ({ page, mainShop }) => {
  await fetchOnDemand(page);
  await page.route(/\/assets\/CartRoute-/, (route) => route.abort());
  await openPictures(page, mainShop.url);
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Voir le panier" }).click();
  await expect(page.getByText("Connexion impossible.", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Voir le panier" })).toBeVisible();
  await page.unroute(/\/assets\/CartRoute-/);
  await expect(page).toHaveURL(/\/cart/);
  await expect(dialog).toBeHidden();
});

test("a sign-in whose code did not come says so, and is sent when it is pressed again", async ({
  page,
  mainShop,
}) => {
  await fetchOnDemand(page);
  await page.goto(`${mainShop.url}/login`);
  const form = page.getByRole("main");
  await form.getByLabel("Adresse e-mail").fill("personne@example.fr");
  await form.getByLabel("Mot de passe", { exact: true }).fill("un mot de passe");
  const submit = form.getByRole("button", { name: /connecter/i });
  await page.route(parts, (route) => route.abort());
  await submit.click();
  await expect(page.getByText("Connexion impossible. Vérifiez votre accès")).toBeVisible();
  await page.unroute(parts);
  const sent = page.waitForResponse("**/api/anonymous/customers/login");
  await submit.click();
  expect((await sent).ok()).toBe(true);
});

test("a page whose first code did not come begins when it does", async ({ page, mainShop }) => {
  await failTwice(page, "**/assets/*.js");
  await openPictures(page, mainShop.url);
});

test("a page whose stylesheet failed gets its look once it loads", async ({ page, mainShop }) => {
  await failTwice(page, "**/assets/*.css");
  await page.goto(mainShop.url);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /Bricolage/);
  await openPictures(page, mainShop.url);
});

test("a page older than the shop loads itself again, and keeps what is typed", async ({ page, mainShop }) => {
  await fetchOnDemand(page);
  const screen = /\/assets\/HelpRoute-/;
  await page.route(screen, (route) => route.fulfill({ status: 404 }));
  await openPictures(page, mainShop.url);
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  const help = page.getByRole("link", { name: "Aide" }).first();

  await page.getByRole("combobox", { name: /cavalier/ }).fill("abc");
  await help.click();
  await expect(page.getByText("La boutique a été mise à jour.")).toBeVisible();
  expect(loads).toHaveLength(0);

  await page.getByRole("combobox", { name: /cavalier/ }).fill("");
  await expect.poll(() => loads.length).toBe(1);
  await page.unroute(screen);
  await help.click();
  await expect(page).toHaveURL(/\/help/);
});
