import { expect, test } from "./support/fixtures.ts";
import { mailTo } from "./support/mail.ts";
import { newEmail } from "./support/newEmail.ts";

test("a name that no picture has leads to other ways, and to an alert that is confirmed by mail and ended", async ({
  page,
  mainShop,
}) => {
  const email = newEmail("alerte");
  await page.goto(mainShop.url);
  const box = page.getByRole("combobox", { name: /cavalier/ });
  await box.fill("zzyzx qwertz");
  await expect(page.getByText("Aucun résultat ne correspond à votre recherche.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Chercher par événement" })).toBeVisible();
  await page.getByRole("button", { name: "Prévenez-moi" }).click();
  const dialog = page.getByRole("dialog", { name: "Prévenez-moi" });
  await dialog.getByLabel("Adresse e-mail").fill(email);
  await dialog.getByRole("button", { name: "Prévenez-moi" }).click();
  await expect(page.getByText(/Un lien de confirmation vient d’être envoyé/)).toBeVisible();

  const { text } = await mailTo(mainShop, email, /Confirmez votre alerte/);
  const [confirmation = "", end = ""] = text.match(/http\S+\/[as]\/\S+/g) ?? [];
  await page.goto(confirmation);
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await expect(page.getByText(/^C’est noté/)).toBeVisible();

  await page.goto(end);
  await page.getByRole("button", { name: "Ne plus recevoir d’alerte" }).click();
  await expect(page.getByText(/vos alertes et votre adresse sont effacées/)).toBeVisible();
});
