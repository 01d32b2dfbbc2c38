import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { startShop } from "./support/shop.ts";
import { addToCart, giveAddress, leaveForBank, openPicture, register, searchFor } from "./support/shopper.ts";

/**
 * Takes every screen of the path at the main site and at a stand, 1440 and 390 px wide, into .cache/screenshots:
 * `npm run screenshots`, then look at them.
 */
const folder = resolve(import.meta.dirname, "../.cache/screenshots");
const event = "Jumping de Saint-Lô";
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

type Shoot = (name: string) => Promise<void>;

async function walkSearch(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/search`);
  await page.getByRole("link", { name: event }).waitFor();
  await shoot("01-events");
  await page.getByRole("link", { name: event }).click();
  await page.getByRole("heading", { level: 1, name: event }).waitFor();
  await shoot("02-contests");
  await page.goto(`${url}/search`);
  await page.getByRole("link", { name: "Accueil" }).click();
  await searchFor(page, "l oeil d or", event);
  await shoot("03-pictures");
  await openPicture(page, 0);
  await shoot("04-picture");
  await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
  await page.getByRole("button", { name: "Choisir cette photo" }).click();
  await page.getByRole("button", { name: /Tirage photo/ }).waitFor();
  await shoot("05-target");
  await page.getByRole("dialog").getByRole("button", { name: "Retour" }).click();
  await addToCart(page, { product: "Tirage photo", format: /20x30/, surface: "Option mat" });
  await shoot("06-added");
  await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
  await openPicture(page, 1);
  await addToCart(page, { product: "Fichier numérique", format: /2700x1800/ });
  await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
  await page
    .getByRole("link", { name: /sélection/i })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Photo / })
    .first()
    .waitFor();
  await shoot("07-selection");
  await page.goto(`${url}/cart`);
  await page.getByRole("button", { name: "Valider la commande" }).waitFor();
  await shoot("08-cart");
}

async function walkMain(page: Page, url: string, name: string, shoot: Shoot): Promise<void> {
  await walkSearch(page, url, shoot);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await shoot("09-sign-in");
  const email = `${name}@example.fr`;
  await register(page, { email, password: "un mot de passe", firstName: "Éloïse", lastName: "Lefèvre" });
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await shoot("10-delivery");
  await page.getByRole("button", { name: "Continuer" }).click();
  await shoot("11-address");
  await giveAddress(page);
  await page.getByRole("heading", { name: "Adresse de facturation" }).waitFor();
  await shoot("12-invoice-address");
  await page.getByRole("button", { name: "Choisir" }).first().click();
  await page.getByRole("heading", { name: "Vérifiez votre commande" }).waitFor();
  await shoot("13-summary");
  await leaveForBank(page);
  await shoot("14-bank");
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByRole("link", { name: "Voir la commande" }).waitFor();
  await shoot("15-paid");
  await page.getByRole("link", { name: "Voir la commande" }).click();
  await page.getByText("Préparation en cours").waitFor();
  await shoot("16-order");
  for (const path of ["account", "help", "cgv", "nowhere"]) {
    await page.goto(`${url}/${path}`);
    await shoot(`17-${path}`);
  }
}

async function walkStand(page: Page, url: string, shoot: Shoot): Promise<void> {
  await walkSearch(page, url, shoot);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await page.getByLabel("Adresse email").waitFor();
  await page.getByRole("button", { name: /^Commander/ }).click();
  await shoot("09-counter-errors");
  await page.getByLabel("Adresse email").fill("cavaliere@example.fr");
  await page.getByLabel("Nom de famille").fill("D'Aubigné");
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  for (const box of await page.getByRole("checkbox", { name: /renonce expressément/ }).all())
    await box.check();
  await page.getByRole("button", { name: /^Commander/ }).click();
  await page.waitForURL(/\/order\//);
  await page.getByRole("heading", { name: /^Merci, votre commande est enregistrée/ }).waitFor();
  await shoot("10-order");
}

async function withPage(
  browser: Browser,
  kind: string,
  size: keyof typeof sizes,
  walk: (page: Page, shoot: Shoot) => Promise<void>,
) {
  const page = await browser.newPage({ viewport: sizes[size], locale: "fr-FR", reducedMotion: "reduce" });
  await walk(page, async (name) => {
    await page.waitForLoadState("networkidle");
    // Pictures of the demonstration are drawn when they are first asked for.
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
      ),
    );
    await page.screenshot({ path: join(folder, `${kind}-${name}-${size}.png`) });
  });
  await page.close();
}

await mkdir(folder, { recursive: true });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
for (const place of ["main", "truck"] as const) {
  const shop = await startShop({ place });
  try {
    for (const size of ["desktop", "phone"] as const) {
      await withPage(browser, place, size, (page, shoot) =>
        place === "main" ? walkMain(page, shop.url, size, shoot) : walkStand(page, shop.url, shoot),
      );
    }
  } finally {
    await shop.stop();
  }
}
await browser.close();
