import { isJpeg, take, wordsOf } from "./support/documents.ts";
import { expect, test } from "./support/fixtures.ts";
import { targetOf } from "./support/linkIn.ts";
import { linkTo, mailTo } from "./support/mail.ts";
import { newEmail } from "./support/newEmail.ts";
import { inDatabase } from "./support/shopDatabase.ts";
import { fillCart, payAsNewCustomer } from "./support/shopper.ts";

const invalid = "Le lien que vous utilisez ne semble pas valide";

test("a paid order gives its files and its invoice, to its customer and to who has the links", async ({
  page,
  browser,
  mainShop,
}) => {
  test.setTimeout(120_000);
  const email = newEmail("documents");

  await test.step("she orders a print and a file, and pays", async () => {
    await fillCart(page, mainShop.url);
    await page.getByRole("button", { name: "Valider la commande" }).click();
    await payAsNewCustomer(page, email);
    await expect(page.getByText("Préparation en cours")).toBeVisible();
  });
  const order = page.url();
  const uuid = new URL(order).pathname.replace("/order/", "");

  await test.step("the order offers her invoice", async () => {
    const { fileName, bytes } = await take(page, "Télécharger ma facture");
    expect(fileName).toMatch(/^Facture F\d{4}-1-\d{5}\.pdf$/);
    const text = await wordsOf(bytes);
    expect(text).toContain("Facturé à Éloïse Lefèvre-Noël 12 chemin des Écuries 50000 Saint-Lô");
    expect(text).toContain("Fichier numérique");
  });

  const links =
    await test.step("three mails come: of the order, with the invoice, with the files", async () => {
      expect(await targetOf(await linkTo(mainShop, email, /est confirmée$/, "/c/"))).toBe(order);
      return {
        invoice: await linkTo(mainShop, email, /^Votre facture F/, "/f/"),
        files: await linkTo(mainShop, email, /^Votre photo est prête/, "/d/"),
      };
    });

  await test.step("the order leads to the files as the mail does", async () => {
    await page.getByRole("link", { name: "Télécharger mes photos" }).click();
    await expect(page).toHaveURL(await targetOf(links.files));
    const { fileName, bytes } = await take(page, "Télécharger ma photo");
    expect(fileName).toMatch(/^[^-]+ - [^-]+\.jpg$/);
    expect(isJpeg(bytes)).toBe(true);
  });

  const anonymous = await browser.newContext();
  const stranger = await anonymous.newPage();
  await test.step("whoever has the mails' links needs no account; whoever has them wrong gets nothing", async () => {
    await stranger.goto(links.files);
    expect(isJpeg((await take(stranger, "Télécharger ma photo")).bytes)).toBe(true);
    await stranger.goto(links.invoice);
    expect((await take(stranger, "Télécharger ma facture")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
    for (const link of [links.files, links.invoice]) {
      const long = await targetOf(link);
      const wrongs = [
        `${link}x`,
        `${long}x`,
        long.replace(/Key=.*/, "Key=none"),
        long.replace(/.?\w+Key=.*/, ""),
      ];
      for (const wrong of wrongs) {
        await stranger.goto(wrong);
        await expect(stranger.getByText(invalid)).toBeVisible();
      }
    }
  });

  await test.step("the link to the files ends when its time is over, the invoice's never", async () => {
    const longAgo = new Date(Date.now() - 91 * 86_400_000).toISOString();
    await inDatabase(mainShop, (db) =>
      db.updateTable("order").set({ downloadMailedAt: longAgo }).where("uuid", "=", uuid).execute(),
    );
    await stranger.goto(links.files);
    await expect(stranger.getByText(invalid)).toBeVisible();
    await stranger.goto(links.invoice);
    await expect(stranger.getByRole("link", { name: "Télécharger ma facture" })).toBeVisible();
  });

  await test.step("she withdraws from the print, which is acknowledged; what is given back has its credit note", async () => {
    await page.goto(order);
    const right = page.getByRole("region", { name: "Droit de rétractation" });
    await right.getByRole("button", { name: "Renoncer au contrat ici" }).click();
    // The shopper has waived the right for the file.
    await expect(right.getByRole("listitem")).toHaveText([/^1 × Tirage photo, 20x30/]);
    await right.getByRole("button", { name: "Confirmer la rétractation" }).click();
    await expect(right.getByText("Votre rétractation est enregistrée")).toBeVisible();
    const acknowledged = await mailTo(mainShop, email, /^Accusé de réception de votre rétractation/);
    expect(acknowledged.text).toContain("1 × Tirage photo, 20x30");

    const noted = await mainShop.dossard("orders", "refund", uuid, "10,00", "--reason", "Rétractation");
    expect(noted).toMatchObject({ code: 0, output: expect.stringContaining(", avoir A") });
    const { subject } = await mailTo(mainShop, email, /^Votre avoir /);
    await stranger.goto(await linkTo(mainShop, email, /^Votre avoir /, "/f/"));
    const { bytes } = await take(stranger, "Télécharger l’avoir");
    expect(await wordsOf(bytes)).toContain(subject.replace("Votre avoir ", ""));
  });
  await anonymous.close();
});
