import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, orderAtCounter, payAsNewCustomer, searchFor } from "./support/shopper.ts";

const event = "Jumping de Saint-Lô";
const contest = "Cycle classique 5 ans – 1,10 m";

/** What is sold of each nature (specification, section 3), as the cart and the order show it, with its price. */
const sold = {
  print: { label: "Tirage photo", price: "18,00 €" },
  file: { label: "Fichier numérique", price: "12,00 €" },
  twoGroups: { label: "Duo tirage et fichier", price: "35,00 €" },
  files: { label: "Pack 3 fichiers", price: "45,00 €" },
  event: { label: "L’événement entier", price: "699,00 €" },
  contest: { label: "L’épreuve entière", price: "249,00 €" },
  contestAndValue: { label: "Mon parcours complet", price: "39,00 €" },
  eventAndValues: { label: "Tout mon week-end", price: "69,00 €" },
} as const;

/** On a desktop at the main site, on a phone at the stand. */
test("every nature is put together and ordered", async ({ page, openShop, isMobile }) => {
  test.setTimeout(180_000);
  const { url } = await openShop({ place: isMobile ? "truck" : "main" });
  await putTogether(page, url);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  if (isMobile) await orderAtCounter(page);
  else await payAsNewCustomer(page, "natures@example.fr");
  await seeEach(page, "listitem");
});

/** Fills a cart with one of each, from the search to the cart page. */
async function putTogether(page: Page, url: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const choices = dialog.getByRole("listitem").getByRole("button");
  await page.goto(url);

  await test.step("a print with a surface, and a file", async () => {
    await searchFor(page, "l oeil d or", event);
    await openPicture(page, 0);
    await addToCart(page, { product: sold.print.label, format: /20x30/, surface: "Option mat" });
    await dialog.getByRole("button", { name: "Quitter" }).click();
    await openPicture(page, 1);
    await addToCart(page, { product: sold.file.label, format: /1350x900/ });
    await dialog.getByRole("button", { name: "Quitter" }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a pack of files, and one of two groups with a picture less: no format is asked", async () => {
    await select(page, 3);
    await packSelection(page, sold.files.label);
    await page.goto(`${url}/search?view=selection`);
    await page
      .getByRole("button", { name: /^Cocher la photo/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Retirer de ma sélection" }).click();
    await expect(page.getByRole("gridcell")).toHaveCount(2);
    await packSelection(page, sold.twoGroups.label);
    for (const group of [/^Groupe 1/, /^Groupe 2/]) {
      await expect(page.getByRole("region", { name: group })).toContainText("1 photo sur 1");
    }
  });

  await test.step("the whole event as files; its resolution is changed on its page", async () => {
    await openEvent(page, url);
    await begin(page, sold.event.label, /1350x900/);
    await expect(page.getByText("Il n’y a rien à choisir")).toBeVisible();
    await page.getByRole("combobox", { name: "Résolution" }).selectOption({ index: 1 });
    await expect(page.getByText("Vos choix sont enregistrés.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Pack complet")).toBeVisible();
    await expect(page.getByText(sold.event.price, { exact: true })).toBeVisible();
  });

  await test.step("a whole contest, from its pictures", async () => {
    await openEvent(page, url);
    await page.getByRole("link", { name: contest }).click();
    await expect(page.getByRole("heading", { level: 1, name: contest })).toBeVisible();
    await begin(page, sold.contest.label, null);
    await expect(page.getByRole("region", { name: "Contenu du pack" })).toContainText(contest);
    await expect(page.getByText("Il n’y a rien à choisir")).toBeVisible();
  });

  await test.step("a rider's pictures of one contest", async () => {
    await openEvent(page, url);
    await begin(page, sold.contestAndValue.label, /1350x900/);
    await page.getByRole("button", { name: "Choisir un cavalier" }).click();
    await dialog.getByRole("searchbox", { name: "Nom du cavalier" }).fill("marie");
    await choices.first().click();
    await expect(page.getByRole("button", { name: "Choisir un cavalier" })).toHaveCount(0);
    await page.getByRole("button", { name: "Choisir une épreuve" }).click();
    await choices.first().click();
    await expect(page.getByText("Pack complet")).toBeVisible();
  });

  await test.step("a couple's pictures of the whole event", async () => {
    await openEvent(page, url);
    await begin(page, sold.eventAndValues.label, /1350x900/);
    await page.getByRole("button", { name: "Choisir un cheval" }).click();
    await dialog.getByRole("searchbox", { name: "Nom du cheval" }).fill("loeil d or");
    await choices.first().click();
    await expect(page.getByRole("button", { name: "Choisir un cheval" })).toHaveCount(0);
    await page.getByRole("button", { name: "Choisir un cavalier" }).click();
    await choices.first().click();
    await expect(page.getByText("Pack complet")).toBeVisible();
  });

  await test.step("the cart holds them all, complete", async () => {
    await page.getByRole("main").getByRole("link", { name: "Voir le panier" }).click();
    await seeEach(page, "article");
    await expect(page.getByText("Pack incomplet")).toHaveCount(0);
  });
}

async function openEvent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/search?mode=events`);
  await page.getByRole("link", { name: event }).click();
  await expect(page.getByRole("heading", { level: 1, name: event })).toBeVisible();
}

/** Selects the first pictures of the mosaic and shows the selection. */
async function select(page: Page, count: number): Promise<void> {
  const ticks = page.getByRole("button", { name: /^Cocher la photo/ });
  for (let place = 0; place < count; place += 1) await ticks.nth(place).click();
  await page.getByRole("button", { name: "Ajouter à ma sélection", exact: true }).click();
  await page.getByRole("link", { name: new RegExp(`^Ma sélection, ${count} photo`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ma sélection" })).toBeVisible();
}

/** Puts the whole selection into a new pack and shows its page. */
async function packSelection(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Tout ajouter à un pack" }).click();
  await dialog.getByRole("button", { name: new RegExp(`^Créer le pack.*${label}$`) }).click();
  await dialog.getByRole("link", { name: "Voir le pack" }).click();
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
}

/** Creates a filter pack from its card, in the requested format, and shows its page. */
async function begin(page: Page, label: string, format: RegExp | null): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect(dialog.getByRole("heading", { name: label })).toBeVisible();
  if (format) await dialog.getByRole("radio", { name: format }).check();
  else await expect(dialog.getByRole("radio")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Créer le pack" }).click();
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
}

/** Checks that each is one line with its own price, in the cart and in the order. */
async function seeEach(page: Page, role: "article" | "listitem"): Promise<void> {
  for (const { label, price } of Object.values(sold)) {
    await expect(page.getByRole(role).filter({ hasText: label })).toContainText(price);
  }
}
