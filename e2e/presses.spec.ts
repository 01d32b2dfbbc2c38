import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail } from "./support/newEmail.ts";
import { fillCart, giveAddress } from "./support/shopper.ts";

/** Counts what a shopper presses from now on: buttons, links, boxes. Typing does not count. */
async function pressCounter(page: Page): Promise<{ count: number }> {
  const presses = { count: 0 };
  await page.exposeFunction("countPress", () => {
    presses.count += 1;
  });
  const listen = () =>
    document.addEventListener(
      "click",
      ({ target }) => {
        const pressed = (target as Element).closest("a, button, input[type=checkbox], input[type=radio]");
        if (pressed) (window as unknown as { countPress: () => void }).countPress();
      },
      { capture: true },
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return presses;
}

test("from the cart to the bank in nine presses for a new customer, and back after a refusal in two", async ({
  page,
  mainShop,
}) => {
  test.setTimeout(120_000);
  await fillCart(page, mainShop.url);
  const bank = page.getByRole("heading", { name: "Paiement par carte", exact: true });
  const presses = await pressCounter(page);

  await test.step("she validates once, also through her registration, and gives one address", async () => {
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await page.getByLabel("Adresse e-mail", { exact: true }).fill(newEmail("pression"));
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByLabel("Mot de passe", { exact: true }).fill("un mot de passe");
    await page.getByLabel("Prénom").fill("Éloïse");
    await page.getByLabel("Nom", { exact: true }).fill("Lefèvre-Noël");
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    await giveAddress(page);
    await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
    await page.getByRole("checkbox", { name: /renonce expressément/ }).check();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await expect(bank).toBeVisible();
    expect(presses.count).toBeGreaterThanOrEqual(5);
    expect(presses.count).toBeLessThanOrEqual(9);
  });

  await test.step("her card is refused: the failure page leads back to the bank", async () => {
    await page.getByRole("button", { name: "Refuser le paiement" }).click();
    await expect(page.getByText(/Le paiement de votre commande a échoué/)).toBeVisible();
    presses.count = 0;
    await page.getByRole("button", { name: "Réessayer le paiement" }).click();
    await expect(bank).toBeVisible();
    expect(presses.count).toBe(1);
  });

  await test.step("so does the order's page", async () => {
    await page.getByRole("button", { name: "Refuser le paiement" }).click();
    await expect(page.getByText(/Le paiement de votre commande a échoué/)).toBeVisible();
    presses.count = 0;
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await page.getByRole("button", { name: "Réessayer le paiement" }).click();
    await expect(bank).toBeVisible();
    expect(presses.count).toBeLessThanOrEqual(2);
  });

  await test.step("she pays, and sees what she has bought", async () => {
    await page.getByRole("button", { name: /^Payer/ }).click();
    await expect(page.getByText("Votre paiement a bien été enregistré")).toBeVisible();
    const bought = page.getByRole("region", { name: "Votre commande" });
    await expect(bought.getByRole("img")).toHaveCount(2);
    await expect(bought.getByText("Total TTC")).toBeVisible();
    await expect(page.getByText(/24 à 48 heures ouvrées/)).toBeVisible();
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByText("Préparation en cours")).toBeVisible();
  });
});
