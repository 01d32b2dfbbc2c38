import { namesIn, take, wordsOf } from "./support/documents.ts";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, giveAddress, leaveForBank, openPicture, register, searchFor } from "./support/shopper.ts";

const invalid = "Le lien que vous utilisez ne semble pas valide";

test("a paid order gives its files and its invoice, to its customer and to who has the links", async ({
  page,
  browser,
  mainShop,
}, { project }) => {
  test.setTimeout(120_000);
  let links = { files: "", invoice: "" };

  await test.step("she orders a print and a file, and pays", async () => {
    await page.goto(mainShop.url);
    await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
    await openPicture(page, 0);
    await addToCart(page, { product: "Tirage photo", format: /20x30/ });
    await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
    await openPicture(page, 1);
    await addToCart(page, { product: "Fichier numérique", format: /1350x900/ });
    await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await register(page, {
      email: `documents.${project.name}@example.fr`,
      password: "un mot de passe",
      firstName: "Éloïse",
      lastName: "Lefèvre-Noël",
    });
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    await giveAddress(page);
    await expect(page.getByRole("heading", { name: "Adresse de facturation" })).toBeVisible();
    await page.getByRole("button", { name: "Choisir" }).first().click();
    await leaveForBank(page);
    await page.getByRole("button", { name: /^Payer/ }).click();
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByText("Préparation en cours")).toBeVisible();
  });

  await test.step("the order offers her invoice", async () => {
    const { fileName, bytes } = await take(page, "Télécharger ma facture");
    expect(fileName).toMatch(/^Facture F\d{4}-1-\d{5}\.pdf$/);
    const text = await wordsOf(bytes);
    expect(text).toContain("Facturé à Éloïse Lefèvre-Noël 12 chemin des Écuries 50000 Saint-Lô");
    expect(text).toContain("Fichier numérique");
  });

  await test.step("and her files, once they are made", async () => {
    const orderUrl = page.url();
    links = await page.evaluate(async () => {
      const uuid = location.pathname.split("/").at(-1);
      const token = JSON.parse(localStorage.getItem("dossard.customerToken") ?? "null");
      const answer = await fetch(`/api/anonymous/orders/${uuid}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { publicAccessKey, invoiceAccessKey } = await answer.json();
      return {
        files: `/downloadOrder?orderUuid=${uuid}&orderKey=${publicAccessKey}`,
        invoice: `/order-invoice/${uuid}?invoiceAccessKey=${invoiceAccessKey}`,
      };
    });
    await page.getByRole("link", { name: "Télécharger mes photos" }).click();
    await expect(page).toHaveURL(new RegExp(`${links.files.replace("?", "\\?")}$`));
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: "Télécharger mes photos" })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 60_000 });
    const { fileName, bytes } = await take(page, "Télécharger mes photos");
    expect(fileName).toMatch(/^Photos - commande [0-9A-F]{4}\.zip$/);
    expect(await namesIn(bytes)).toEqual([expect.stringMatching(/^.+ - .+ - 001\.jpg$/)]);
    await page.goto(orderUrl);
  });

  await test.step("whoever has the links needs no account; whoever has them wrong gets nothing", async () => {
    const anonymous = await browser.newContext();
    const stranger = await anonymous.newPage();
    await stranger.goto(`${mainShop.url}${links.files}`);
    expect((await take(stranger, "Télécharger mes photos")).bytes.subarray(0, 2).toString()).toBe("PK");
    await stranger.goto(`${mainShop.url}${links.invoice}`);
    expect((await take(stranger, "Télécharger ma facture")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
    for (const link of [links.files, links.invoice]) {
      for (const wrong of [`${link}x`, link.replace(/Key=.*/, "Key=none"), link.replace(/.?\w+Key=.*/, "")]) {
        await stranger.goto(`${mainShop.url}${wrong}`);
        await expect(stranger.getByText(invalid)).toBeVisible();
      }
    }
    await anonymous.close();
  });
});
