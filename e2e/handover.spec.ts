import type { Browser, BrowserContext, Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, searchFor } from "./support/shopper.ts";

const windows = {
  kiosk: { viewport: { width: 1080, height: 1920 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

/** Opens a device of its own: other cookies, other storage. */
async function openDevice(
  browser: Browser,
  device: keyof typeof windows,
  listen: (context: BrowserContext) => void,
): Promise<Page> {
  const context = await browser.newContext({ ...windows[device], reducedMotion: "reduce" });
  listen(context);
  return context.newPage();
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Continuer sur votre téléphone" });

/** Puts a print into the cart of a kiosk and a picture into its selection, then shows the cart. */
async function fillKiosk(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await page.getByRole("dialog").getByRole("button", { name: "Ajouter à ma sélection", exact: true }).click();
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
}

/** Asks for a code and returns the address shown below it. */
async function askForCode(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Continuer sur votre téléphone" }).click();
  const address = await dialogOf(page)
    .getByText(/\/t\/[0-9A-Z\u2060-]+$/)
    .innerText();
  return `http://${address.replaceAll("\u2060", "")}`;
}

test("a cart and a selection travel from the kiosk to a phone, and the kiosk forgets them", async ({
  browser,
  truckShop,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  const kiosk = await openDevice(browser, "kiosk", quietConsole);
  await fillKiosk(kiosk, truckShop.url);
  const address = await askForCode(kiosk);
  await expect(dialogOf(kiosk).getByRole("img", { name: /^Code QR/ })).toBeVisible();

  const phone = await openDevice(browser, "phone", quietConsole);
  await test.step("the phone has what it had before, too", async () => {
    await phone.goto(`${truckShop.url}/search?mode=events`);
    await searchFor(phone, "l oeil d or", "Jumping de Saint-Lô");
    await openPicture(phone, 1);
    await addToCart(phone, { product: "Fichier numérique", format: /1350x900/ });
    const reset = kiosk.waitForEvent("load");
    await phone.goto(address);
    await expect(phone.getByText("Votre panier et votre sélection (1 photo) sont maintenant")).toBeVisible();
    await expect(phone.getByRole("main").getByRole("article")).toHaveCount(2);
    await expect(phone.getByRole("link", { name: "Ma sélection, 1 photo" })).toBeVisible();
    await expect(phone.getByRole("button", { name: "Continuer sur votre téléphone" })).toHaveCount(0);
    await reset;
  });

  await test.step("the kiosk is the next shopper's", async () => {
    await expect(kiosk).toHaveURL(/\/search\?mode=events$/);
    await expect(kiosk.getByRole("link", { name: "Panier", exact: true })).toBeVisible();
    await expect(kiosk.getByRole("link", { name: "Ma sélection", exact: true })).toBeVisible();
    await kiosk.goto(`${truckShop.url}/cart`);
    await expect(kiosk.getByText(/Votre panier est vide/)).toBeVisible();
  });

  await test.step("the code used twice says so, and nothing is lost", async () => {
    await phone.goto(address);
    await expect(
      phone.getByRole("heading", { name: "Ce code a déjà servi ou n’est plus valable" }),
    ).toBeVisible();
    await phone.getByRole("button", { name: "Voir le panier" }).click();
    await expect(phone.getByRole("main").getByRole("article")).toHaveCount(2);
    await expect(phone.getByRole("link", { name: "Ma sélection, 1 photo" })).toBeVisible();
  });

  await test.step("nobody asks the phone whether it is still there", async () => {
    await phone.clock.install();
    await phone.reload();
    await expect(phone.getByRole("button", { name: "Valider la commande" })).toBeVisible();
    await phone.clock.fastForward(600_000);
    await expect(phone.getByRole("alertdialog")).toHaveCount(0);
    await expect(phone.getByRole("button", { name: "Valider la commande" })).toBeVisible();
  });
});

test("« Annuler » keeps the cart and the selection at the kiosk, and ends the code", async ({
  browser,
  truckShop,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  const kiosk = await openDevice(browser, "kiosk", quietConsole);
  await fillKiosk(kiosk, truckShop.url);
  const address = await askForCode(kiosk);
  await dialogOf(kiosk).getByRole("button", { name: "Annuler" }).click();
  await expect(dialogOf(kiosk)).toHaveCount(0);

  const phone = await openDevice(browser, "phone", quietConsole);
  await phone.goto(address);
  await expect(
    phone.getByRole("heading", { name: "Ce code a déjà servi ou n’est plus valable" }),
  ).toBeVisible();
  await expect(kiosk.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(kiosk.getByRole("link", { name: "Ma sélection, 1 photo" })).toBeVisible();
});

test("a kiosk left with its code forgets the cart, which the phone still takes over", async ({
  browser,
  truckShop,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  const kiosk = await openDevice(browser, "kiosk", quietConsole);
  await kiosk.clock.install();
  await fillKiosk(kiosk, truckShop.url);
  const address = await askForCode(kiosk);
  await kiosk.clock.fastForward(200_000);
  await expect(dialogOf(kiosk)).toBeVisible();
  await expect(kiosk.getByRole("alertdialog")).toHaveCount(0);
  await kiosk.clock.fastForward(41_000);
  await expect(kiosk.getByRole("alertdialog", { name: /toujours là/ })).toBeVisible();
  const reset = kiosk.waitForEvent("load");
  await kiosk.clock.fastForward(31_000);
  await reset;
  await expect(kiosk.getByRole("link", { name: "Panier", exact: true })).toBeVisible();

  const phone = await openDevice(browser, "phone", quietConsole);
  await phone.goto(address);
  await expect(phone.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(phone.getByRole("link", { name: "Ma sélection, 1 photo" })).toBeVisible();
});
