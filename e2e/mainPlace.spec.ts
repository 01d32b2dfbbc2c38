import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./support/fixtures.ts";
import { newEmail } from "./support/newEmail.ts";
import { makeCard } from "./support/photographs.ts";
import {
  addToCart,
  giveAddress,
  goToEvents,
  leaveForBank,
  openPicture,
  registerOnTheWay,
  searchFor,
} from "./support/shopper.ts";

test("a folder of photographs becomes an order, refused once and paid", async ({ page, mainShop, isMobile }, {
  repeatEachIndex,
}) => {
  test.setTimeout(120_000);
  const mark = repeatEachIndex * 2 + (isMobile ? 2 : 1);
  const folder = await mkdtemp(join(tmpdir(), "dossard-card-"));
  const card = await makeCard(folder, mark);
  const event = `Jumping de Lamotte ${mark}`;
  const importing = ["import", folder, "--event", event, "--create", "--start-list", card.startList];

  await test.step("the photographer imports a card, twice, and nothing doubles", async () => {
    const first = await mainShop.dossard(...importing);
    expect(first.output).toMatch(new RegExp(`importées\\D+${card.pictures}\\b`, "i"));
    for (const refused of ["IMG_0099.jpg", "IMG_0199.jpg"]) expect(first.output).toContain(refused);
    expect(first.code).toBe(0);
    const second = await mainShop.dossard(...importing);
    expect(second.output).toMatch(new RegExp(`déjà là\\D+${card.pictures}\\b`, "i"));
  });
  await rm(folder, { recursive: true });

  await test.step("a shopper finds her pictures by bib, and by a name typed without accents", async () => {
    await page.goto(mainShop.url);
    await expect(page).toHaveURL(/\/search/);
    await searchFor(page, card.bib, event);
    await goToEvents(page);
    await searchFor(page, card.typed, event);
    await expect(page.getByText(`${card.riderPictures} photos`, { exact: true })).toBeVisible();
    const preview = page.getByRole("grid").locator("img").first();
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("she orders a print of 20x30, mat, and a file", async () => {
    await openPicture(page, 0);
    await addToCart(page, { product: "Tirage photo", format: /20x30/, surface: "Option mat" });
    await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
    await openPicture(page, 1);
    await addToCart(page, { product: "Fichier numérique", format: /2700x1800/ });
    await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
    await expect(page.getByRole("heading", { name: "Votre panier" })).toBeVisible();
    await expect(page.getByText("Option mat")).toBeVisible();
  });
  const total = await page
    .getByText(/^Total TTC$/)
    .locator("xpath=..")
    .innerText();

  await test.step("she opens an account on the way and goes on with the same cart", async () => {
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await registerOnTheWay(page, {
      email: newEmail("eloise"),
      password: "un mot de passe",
      firstName: "Éloïse",
      lastName: "Lefèvre-Noël",
    });
    await expect(page.getByRole("heading", { name: "Livraison", exact: true })).toBeVisible();
  });

  await test.step("she gives her addresses; nothing is ordered before the terms are accepted", async () => {
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("checkbox", { name: "Adresse de facturation identique" }).uncheck();
    await giveAddress(page);
    await expect(page.getByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await page.getByRole("button", { name: "Choisir" }).first().click();
    await expect(page.getByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    const agreed = page.getByText("Total TTC à payer").locator("xpath=..");
    await expect(agreed).toContainText(/[\d,]+\s€$/.exec(total)?.[0] ?? "no total");
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await expect(page.getByText("Vous devez accepter les conditions générales.").first()).toBeVisible();
  });

  await test.step("her card is refused; the order is locked until she unlocks it", async () => {
    await leaveForBank(page);
    await page.getByRole("button", { name: "Refuser le paiement" }).click();
    await expect(page.getByText(/Le paiement de votre commande a échoué/)).toBeVisible();
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByText("Le paiement a échoué ou a été interrompu.")).toBeVisible();
    await page.getByRole("button", { name: "Déverrouiller la commande" }).click();
    await expect(page.getByText("Le paiement a échoué ou a été interrompu.")).toBeHidden();
  });

  await test.step("she tries again and pays", async () => {
    await page.goto(`${mainShop.url}/cart`);
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: "Choisir" }).first().click();
    await leaveForBank(page);
    await page.getByRole("button", { name: /^Payer/ }).click();
    await expect(page).toHaveURL(/paymentSuccess/);
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByText("Préparation en cours")).toBeVisible();
  });

  await test.step("her account shows the order, and the cart is empty again", async () => {
    await page.goto(`${mainShop.url}/account`);
    await expect(page.getByRole("main").getByText("Lefèvre-Noël").first()).toBeVisible();
    await expect(page.getByRole("cell", { name: "Préparation en cours" })).toBeVisible();
    await page.goto(`${mainShop.url}/cart`);
    await expect(page.getByText(/Votre panier est vide/)).toBeVisible();
  });
});

test("a page that does not exist says so and leads back to the search", async ({ page, mainShop }) => {
  const answer = await page.goto(`${mainShop.url}/nowhere/at/all`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: /Oups/ })).toBeVisible();
  await expect(page).toHaveURL(/\/search/);
});

test("an address that needs an account leads there by way of the sign-in", async ({ page, mainShop }) => {
  await page.goto(`${mainShop.url}/account`);
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Faccount/);
});

test("a sign-in that has ended leads back to the sign-in", async ({ page, mainShop }) => {
  await page.goto(`${mainShop.url}/help`);
  await page.evaluate(() => localStorage.setItem("dossard.customerToken", JSON.stringify("a".repeat(43))));
  await page.goto(`${mainShop.url}/account`);
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Faccount/);
});

test("a page too old for the server loads itself anew", async ({ page, mainShop }) => {
  let answers = 0;
  // A call whose answer is not embedded in the page.
  await page.route("**/api/anonymous/orderItems/cartCount", async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    return route.fulfill({ status: 404, json: { code: "OLD_APP_VERSION", message: "x" } });
  });
  await page.goto(`${mainShop.url}/search?mode=events`);
  await expect(page.getByRole("link", { name: "Jumping de Saint-Lô" })).toBeVisible();
  await expect.poll(() => answers).toBeGreaterThan(1);
});
