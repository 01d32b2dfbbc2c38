import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "./support/fixtures.ts";
import { mailTo } from "./support/mail.ts";
import { fillOwnShop } from "./support/ownShop.ts";
import { addToCart, giveAddress, openPicture, registerOnTheWay, searchFor } from "./support/shopper.ts";

const event = "Jumping de Lamotte";

test("a shop of one's own, from nothing to a paid Click&Collect order", async ({ page, browser, openShop }, {
  project,
}) => {
  // Six command-line processes are slow on a busy machine.
  test.setTimeout(300_000);
  const shop = await openShop({ place: "main", env: { DEMO: "0" } });

  await test.step("it is empty, and says so to whoever comes before the photographs", async () => {
    await page.goto(shop.url);
    await expect(page.getByText("Aucun événement pour le moment")).toBeVisible();
  });

  const card = await fillOwnShop(shop, event);

  await test.step("a rider finds herself by name and orders a print", async () => {
    await page.goto(shop.url);
    await searchFor(page, card.typed, event);
    await expect(page.getByText(`${card.riderPictures} photos`).first()).toBeVisible();
    await openPicture(page, 0);
    await addToCart(page, { product: "Tirage photo", format: /20x30/ });
    await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
    await page.getByRole("button", { name: "Valider la commande" }).click();
  });

  const email = `chez.soi.${project.name}@example.fr`;
  await test.step("she registers, has it kept at the stand and pays", async () => {
    await registerOnTheWay(page, {
      email,
      password: "un mot de passe",
      firstName: "Éloïse",
      lastName: "Noël",
    });
    await page.getByRole("radio", { name: /Click&Collect/ }).check();
    await page.getByRole("button", { name: "Choisir l’événement" }).click();
    await page.getByRole("dialog").getByRole("button", { name: event }).click();
    await giveAddress(page);
    await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
    await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
    await page.getByRole("button", { name: /^Payer/ }).click();
    await page.getByRole("link", { name: "Voir la commande" }).click();
    await expect(page.getByRole("region", { name: "Retrait en Click&Collect" })).toContainText(event);
  });

  await test.step("the operator sees it paid, and where it is fetched", async () => {
    const code = (/\/order\/([0-9a-f]{4})/.exec(page.url())?.[1] ?? "").toUpperCase();
    const { output } = await shop.dossard("orders", "show", code);
    expect(output).toContain(email);
    expect(output).toMatch(/paid.*15,00/s);
    expect(output).toContain(event);
    await mailTo(shop, email, /est confirmée$/);
  });

  await test.step("one of the team signs in to the counter of the main site and finds it", async () => {
    const { output } = await shop.dossard("operators", "add", "equipe@example.fr", "comptoir");
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const counter = await context.newPage();
    await counter.goto(`${shop.url}/comptoir`);
    await counter.getByLabel(/^Adresse e-mail/).fill("equipe@example.fr");
    await counter.getByLabel(/^Mot de passe/).fill(output.trim().split("\n").at(-1) ?? "");
    await counter.getByRole("button", { name: "Ouvrir le comptoir" }).click();
    await expect(counter.getByRole("link", { name: /· Noël$/ })).toBeVisible();
    await expect(counter.getByRole("heading", { name: "Ventes du jour" })).toBeVisible();
    await context.close();
  });

  await test.step("its print is made for the laboratory", async () => {
    const folder = join(await mkdtemp(join(tmpdir(), "dossard-prints-")), "tirages");
    const { code, output } = await shop.dossard("orders", "print", folder);
    expect([code, output]).toEqual([0, expect.stringContaining("1")]);
    const files = await readdir(folder);
    expect(files.filter((name) => /^20x30_.*\.jpg$/.test(name))).toHaveLength(1);
    expect(files).toContain("liste.csv");
    await rm(dirname(folder), { recursive: true });
  });
});
