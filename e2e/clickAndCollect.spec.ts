import { expect, test } from "./support/fixtures.ts";
import { mailTo } from "./support/mail.ts";
import { newEmail } from "./support/newEmail.ts";
import { addToCart, giveAddress, openPicture, registerOnTheWay, searchFor } from "./support/shopper.ts";

const stand = "au stand de «\u00a0Jumping des Sables-d’Olonne\u00a0»";

test("a print is fetched at an event's stand: no delivery address, and everything says where", async ({
  page,
  mainShop,
}) => {
  const email = newEmail("retrait");
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await registerOnTheWay(page, { email, password: "un mot de passe", firstName: "Maël", lastName: "Noël" });
  await test.step("she chooses the stand, and gives the address of the invoice alone", async () => {
    await page.getByRole("radio", { name: /Click&Collect/ }).check();
    await page.getByRole("button", { name: "Choisir l’événement" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Jumping des Sables-d’Olonne" }).click();
    await expect(page.getByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await giveAddress(page);
    await expect(page.getByRole("heading", { name: "Vérifiez votre commande" })).toBeVisible();
    await expect(page.getByText(stand)).toBeVisible();
    await expect(page.getByText("Livraison", { exact: true })).toBeHidden();
  });

  await test.step("she pays; order and mail say where it waits", async () => {
    await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByRole("button", { name: /^Payer/ }).click();
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByRole("region", { name: "Retrait en Click&Collect" })).toContainText(
      "Jumping des Sables-d’Olonne",
    );
    const { text } = await mailTo(mainShop, email, /est confirmée$/);
    expect(text.replace(/\s+/g, " ")).toContain(
      "Vos photos vous attendent au stand de « Jumping des Sables-d’Olonne » à partir du",
    );
  });
});
