import { expect, operatorCode, test } from "./support/fixtures.ts";
import { orderAtCounter, takePrintToCounter } from "./support/shopper.ts";

test("the counter finds an order by its code, takes its price in cash and hands it over", async ({
  page,
  browser,
  truckShop,
}) => {
  test.setTimeout(120_000);
  await page.goto(truckShop.url);
  await takePrintToCounter(page);
  await orderAtCounter(page);
  const code = (/\/order\/([0-9a-f]{4})/.exec(page.url())?.[1] ?? "").toUpperCase();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const counter = await context.newPage();
  await test.step("the counter opens by its code alone", async () => {
    await counter.goto(`${truckShop.url}/comptoir`);
    await counter.getByLabel(/^Code du comptoir/).fill("not the code");
    await counter.getByRole("button", { name: "Ouvrir le comptoir" }).click();
    await expect(counter.getByText("Ce code n’est pas celui du comptoir.").first()).toBeVisible();
    await counter.getByLabel(/^Code du comptoir/).fill(operatorCode);
    await counter.getByRole("button", { name: "Ouvrir le comptoir" }).click();
    await expect(counter.getByRole("heading", { name: "Ventes du jour" })).toBeVisible();
  });

  let amount = "";
  await test.step("the operator types the code and takes the money", async () => {
    await counter.getByRole("searchbox").fill(code.toLowerCase());
    await expect(counter.getByText("1 commande", { exact: true })).toBeVisible();
    await counter.getByRole("link", { name: new RegExp(`^${code}`) }).click();
    await expect(counter.getByRole("heading", { name: `Commande ${code}` })).toBeVisible();
    const total = counter.getByText("Total TTC").locator("xpath=..");
    amount = /\d[\d\s]*,\d\d\s€/.exec((await total.textContent()) ?? "")?.[0] ?? "no amount";
    await counter.getByRole("button", { name: "Encaisser", exact: true }).click();
    const dialog = counter.getByRole("alertdialog");
    await dialog.getByRole("radio", { name: /^Espèces/ }).check();
    await dialog.getByRole("button", { name: /^Encaisser/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(counter.getByText(/^Payée le .+ \(espèces\)/)).toBeVisible();
  });

  await test.step("he hands the prints over, and the day's sales have grown", async () => {
    await counter.getByRole("button", { name: "Remettre", exact: true }).click();
    const dialog = counter.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Remettre", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(counter.getByText("Remise", { exact: true })).toBeVisible();
    await counter.getByRole("link", { name: "Toutes les commandes" }).click();
    await expect(counter.getByText("Total encaissé").locator("xpath=..")).toContainText(amount);
  });
  await context.close();

  await test.step("the shopper's page says so", async () => {
    await page.reload();
    await expect(page.getByText("Remise", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Commande remise au stand/)).toBeVisible();
  });
});
