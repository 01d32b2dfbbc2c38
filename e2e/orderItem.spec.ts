import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, searchFor } from "./support/shopper.ts";

const event = "Jumping de Saint-Lô";
const mixed = "Pack 3 tirages et 2 fichiers";

/** On a desktop at the main site, on a phone at the stand. */
test("packs of both natures are completed, configured and taken apart on their page", async ({
  page,
  browser,
  openShop,
  isMobile,
}) => {
  test.setTimeout(180_000);
  const { url } = await openShop({ place: isMobile ? "truck" : "main" });
  const dialog = page.getByRole("dialog");
  const group = (position: 1 | 2) => page.getByRole("region", { name: new RegExp(`^Groupe ${position}`) });
  const tiles = dialog.getByRole("listitem").getByRole("button");
  await page.goto(url);

  await test.step("four single pictures are in the cart, a fifth begins a pack of two groups", async () => {
    await searchFor(page, "l oeil d or", event);
    for (let place = 0; place < 4; place += 1) {
      await openPicture(page, place);
      await addToCart(page, { product: "Tirage photo", format: /15x22/ });
      await dialog.getByRole("button", { name: "Quitter" }).click();
    }
    await openPicture(page, 4);
    await dialog.getByRole("button", { name: "Choisir cette photo" }).click();
    await dialog.getByRole("button", { name: "Ajouter à un pack" }).click();
    await dialog.getByRole("button", { name: new RegExp(`^Créer le pack.*${mixed}$`) }).click();
    await dialog.getByRole("button", { name: /20x30/ }).click();
    await dialog.getByRole("link", { name: "Voir le pack" }).click();
    await expect(page.getByRole("heading", { level: 1, name: mixed })).toBeVisible();
    await expect(group(1)).toContainText("1 photo sur 3");
  });
  const pack = page.url();

  await test.step("both groups are filled from the cart, no more than they hold", async () => {
    await group(2).getByRole("button", { name: "Choisir dans le panier" }).click();
    await expect(tiles).toHaveCount(4);
    for (let place = 0; place < 3; place += 1) await tiles.nth(place).click();
    await expect(
      dialog.getByText(/accueillir 2 photos supplémentaires. Vous en avez sélectionné 3/),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Ajouter 3 photos" })).toBeDisabled();
    await tiles.nth(2).click();
    await dialog.getByRole("button", { name: "Ajouter 2 photos" }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(group(2)).toContainText("Complet");
    await group(1).getByRole("button", { name: "Choisir dans le panier" }).click();
    await expect(tiles).toHaveCount(2);
    for (let place = 0; place < 2; place += 1) await tiles.nth(place).click();
    await dialog.getByRole("button", { name: "Ajouter 2 photos" }).click();
    await expect(page.getByText("Pack complet")).toBeVisible();
  });

  await test.step("a picture leaves for the cart, another takes its place in the other group", async () => {
    await group(1).getByRole("button", { name: "Changer de groupe" }).first().click();
    await expect(page.getByText("Le groupe 2 est complet. Retirez-en d’abord une photo.")).toBeVisible();
    await group(2)
      .getByRole("button", { name: /^Retirer la photo/ })
      .first()
      .click();
    await expect(dialog.getByRole("radio", { name: /^La garder dans le panier/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Retirer du pack" }).click();
    await expect(group(2)).toContainText("1 photo sur 2");
    await group(1).getByRole("button", { name: "Changer de groupe" }).first().click();
    await expect(group(2)).toContainText("2 photos sur 2");
    await expect(group(1)).toContainText("2 photos sur 3");
    await page.reload();
    await expect(group(1)).toContainText("2 photos sur 3");
  });

  await test.step("settings that are not saved are not lost without a word", async () => {
    const quantity = page.getByRole("spinbutton", { name: "Quantité" });
    const question = page.getByRole("alertdialog", { name: /^Quitter sans enregistrer/ });
    await page.getByRole("button", { name: "Ajouter un exemplaire" }).click();
    await expect(quantity).toHaveValue("2");
    await page.goBack();
    await question.getByRole("button", { name: "Revenir aux réglages" }).click();
    await expect(question).toHaveCount(0);
    expect(page.url()).toBe(pack);
    const asked = page.waitForEvent("dialog");
    const reloading = page.reload();
    const native = await asked;
    expect(native.type()).toBe("beforeunload");
    await native.accept();
    await reloading;
    await expect(quantity).toHaveValue("1");
    await page.getByRole("button", { name: "Ajouter un exemplaire" }).click();
    await page.getByRole("link", { name: "Votre panier" }).click();
    await question.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Votre panier" })).toBeVisible();
    await page.goto(pack);
    await page.getByRole("button", { name: "Ajouter un exemplaire" }).click();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Vos choix sont enregistrés.")).toBeVisible();
    await page.reload();
    await expect(quantity).toHaveValue("2");
  });

  await test.step("nobody else can open it", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(pack);
    await expect(
      stranger.getByRole("heading", { name: "Ce pack n’est pas dans votre panier" }),
    ).toBeVisible();
    await stranger.context().close();
  });

  await test.step("it is taken apart: its pictures are single ones in the cart", async () => {
    await page.getByRole("link", { name: "Voir le panier" }).click();
    await expect(page.getByText("Certains packs que vous avez sélectionnés sont incomplets.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("link", { name: `Compléter le pack ${mixed}` }).click();
    await page.getByRole("region", { name: mixed }).getByRole("link", { name: mixed }).click();
    await page.getByRole("button", { name: "Supprimer le pack" }).click();
    await expect(dialog.getByRole("radio", { name: /^Les garder dans le panier/ })).toBeChecked();
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Votre panier" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(5);
    await expect(page.getByText(mixed)).toHaveCount(0);
    await page.goto(pack);
    await expect(page.getByRole("heading", { name: "Ce pack n’est pas dans votre panier" })).toBeVisible();
  });

  await test.step("a pack of a round is told its horse, its rider and its contest", async () => {
    await openEvent(page, url);
    await page.getByRole("button", { name: /L’album de mon épreuve/ }).click();
    await dialog.getByRole("radio", { name: /15x22/ }).check();
    await dialog.getByRole("button", { name: "Créer le pack" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "L’album de mon épreuve" })).toBeVisible();
    await page.getByRole("button", { name: "Choisir un cheval" }).click();
    await dialog.getByRole("searchbox", { name: "Nom du cheval" }).fill("loeil d or");
    await tiles.first().click();
    // Lists those who rode this horse, and where: nothing has to be typed.
    await page.getByRole("button", { name: "Choisir un cavalier" }).click();
    await tiles.first().click();
    await page.getByRole("button", { name: "Choisir une épreuve" }).click();
    await tiles.first().click();
    await expect(page.getByText("Pack complet")).toBeVisible();
    await page
      .getByRole("button", { name: /^Agrandir la photo/ })
      .first()
      .click();
    await expect(dialog.getByText(/^Photo 1 sur/)).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("its configuration shows its price at once and is saved", async () => {
    await page
      .getByRole("combobox", { name: "Format" })
      .selectOption({ label: "20x30\u00a0cm, 71,10\u00a0€" });
    await page.getByRole("combobox", { name: "Surface du papier" }).selectOption("mat");
    await page.getByRole("checkbox", { name: /Ajouter les fichiers numériques/ }).check();
    await expect(page.getByText("113,00 €")).toBeVisible();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Vos choix sont enregistrés.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("113,00 €")).toBeVisible();
    await page.getByRole("link", { name: "Voir le panier" }).click();
    const line = page.getByRole("article").filter({ hasText: "L’album de mon épreuve" });
    await expect(line).toContainText("113,00 €");
    await expect(line).toContainText("Option mat");
    await expect(line.getByText("Pack incomplet")).toHaveCount(0);
  });

  await test.step("without its contest it is incomplete again", async () => {
    await page.getByRole("link", { name: /^Voir le pack/ }).click();
    await page
      .getByRole("button", { name: /^Retirer / })
      .first()
      .click();
    await expect(page.getByText("Pack incomplet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choisir une épreuve" })).toBeVisible();
  });
});

async function openEvent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/search?mode=events`);
  await page.getByRole("link", { name: event }).click();
}
