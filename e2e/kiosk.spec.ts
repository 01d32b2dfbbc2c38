import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, orderAtCounter, searchFor, takePrintToCounter } from "./support/shopper.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: /toujours là/ });

/** Opens the stand with its idle watch running, under the test's clock. */
async function openScreen(page: Page, url: string): Promise<void> {
  await page.clock.install();
  const watching = page.waitForResponse(/\/assets\/KioskIdleGuard-[^/]+\.js/);
  await page.goto(url);
  await (await watching).finished();
}

/** Returns everything that the browser stores for the shop, as one text. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test("a screen that its shopper has left asks, waits, and keeps nothing for the next one", async ({
  page,
  truckShop,
}) => {
  test.setTimeout(120_000);
  await openScreen(page, truckShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  const event = new URL(page.url()).searchParams.get("event") ?? page.url();
  await openPicture(page, 0);
  await page.getByRole("dialog").getByRole("button", { name: "Ajouter à ma sélection", exact: true }).click();
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await page.getByLabel("Adresse e-mail").fill("cavaliere@example.fr");

  await test.step("any press goes on, and nothing is lost", async () => {
    await page.clock.fastForward(91_000);
    await expect(question(page)).toBeVisible();
    await page.getByRole("button", { name: "Continuer mes achats" }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("cavaliere@example.fr");
  });

  await test.step("without an answer the screen is the next shopper's", async () => {
    await page.clock.fastForward(91_000);
    await expect(question(page)).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await page.clock.fastForward(31_000);
    await reloaded;
    await expect(page).toHaveURL(/\/search\?mode=events$/);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Panier", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Ma sélection", exact: true })).toBeVisible();
  });

  await test.step("neither storage nor history nor cart tells of the last one", async () => {
    const left = await kept(page);
    for (const trace of ["cavaliere", event, "oeil"]) expect(left).not.toContain(trace);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?mode=events$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/search\?mode=events$/);
    await page.goto(`${truckShop.url}/cart`);
    await expect(page.getByText(/Votre panier est vide/)).toBeVisible();
  });
});

test("a reset screen that nobody touches shows the last hour's pictures, until a press @long", async ({
  page,
  truckShop,
}) => {
  test.setTimeout(120_000);
  await openScreen(page, truckShop.url);
  // Idle, then asked, then reset, then unused.
  const photographs = page.getByRole("dialog", { name: "Retrouvez vos photos" });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(photographs).toBeVisible({ timeout: 500 });
  }).toPass();
  await photographs.getByRole("figure").first().click();
  await expect(photographs).toHaveCount(0);
  // The press has reached nothing below.
  await expect(page).toHaveURL(/\/search\?mode=events$/);
});

test("the code of an order stays longer, and « Nouvelle commande » leaves nothing of it", async ({
  page,
  truckShop,
}) => {
  test.setTimeout(120_000);
  await openScreen(page, truckShop.url);
  await takePrintToCounter(page);
  await orderAtCounter(page);
  const order = page.url();
  await expect(page.getByRole("button", { name: "Nouvelle commande" })).toBeVisible();

  await page.clock.fastForward(200_000);
  await expect(page.getByRole("button", { name: "Nouvelle commande" })).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Nouvelle commande" }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/search\?mode=events$/);
  await page.goto(order);
  await expect(page.getByText(/réalisée par un autre client/)).toBeVisible();
});

test("the kiosk's own keyboard finds a rider and writes an address; real keys put it away", async ({
  browser,
  truckShop,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
    reducedMotion: "reduce",
  });
  quietConsole(context);
  const page = await context.newPage();
  const board = page.getByRole("group", { name: "Clavier à l’écran" });
  const press = async (word: string) => {
    for (const name of word) {
      const key = name === " " ? "Espace" : name;
      await board.getByRole("button", { name: key, exact: true }).tap();
    }
  };
  await page.goto(truckShop.url);
  const search = page.getByRole("combobox", { name: /cavalier/ });

  await test.step("keys of 64 px write into the search, which stays in view", async () => {
    await search.tap();
    await expect(board).toBeVisible();
    await expect(search).toHaveAttribute("inputmode", "none");
    for (const key of await board.getByRole("button").all()) {
      const { width, height } = (await key.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), await key.innerText()).toBeGreaterThanOrEqual(64);
    }
    await press("l oeil d or");
    await expect(search).toHaveValue("l oeil d or");
    await expect(search).toBeFocused();
    const [field, keys] = [await search.boundingBox(), await board.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
    await page.getByRole("option").first().tap();
    await expect(board).toHaveCount(0);
  });

  await test.step("an e-mail address has its keys, in a dialog too", async () => {
    if (await page.getByRole("link", { name: "Jumping de Saint-Lô" }).isVisible())
      await page.getByRole("link", { name: "Jumping de Saint-Lô" }).tap();
    await openPicture(page, 0);
    await addToCart(page, { product: "Tirage photo", format: /20x30/ });
    await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).tap();
    await page.getByRole("button", { name: "Enregistrer mon panier pour plus tard" }).tap();
    const email = page.getByRole("dialog").getByLabel("Adresse e-mail");
    await email.tap();
    await press("zoe_l-2@exemple.fr");
    await expect(email).toHaveValue("zoe_l-2@exemple.fr");
  });

  await test.step("real keys go on writing, and the keyboard goes", async () => {
    const email = page.getByRole("dialog").getByLabel("Adresse e-mail");
    await page.keyboard.type("x");
    await expect(email).toHaveValue("zoe_l-2@exemple.frx");
    await expect(board).toHaveCount(0);
    await email.tap();
    await board.getByRole("button", { name: "Effacer" }).tap();
    await board.getByRole("button", { name: "Valider" }).tap();
    await expect(page.getByText(/avec l’adresse zoe_l-2@exemple\.fr/)).toBeVisible();
  });
});
