import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, orderAtCounter, searchFor, takePrintToCounter } from "./support/shopper.ts";

test("a shopper orders at the stand without an account and pays at the counter", async ({
  page,
  truckShop,
}) => {
  test.setTimeout(90_000);
  // The network cable is unplugged: only the stand's own machine answers.
  const foreign: string[] = [];
  page.context().on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== truckShop.url) foreign.push(request.url());
  });
  await page.goto(truckShop.url);
  await expect(page.getByRole("link", { name: /Connexion/ })).toHaveCount(0);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/, surface: "Option mat" });
  await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
  await openPicture(page, 1);
  await addToCart(page, { product: "Fichier numérique", format: /1350x900/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await page.getByRole("button", { name: "Valider la commande" }).click();

  const order = page.getByRole("button", { name: /^Commander/ });
  await order.click();
  for (const text of [
    "Vous devez renseigner votre adresse email.",
    "Vous devez renseigner votre nom de famille.",
    "Vous devez accepter les conditions générales.",
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.getByLabel("Adresse e-mail").fill("pas une adresse");
  await order.click();
  await expect(page.getByText("Votre adresse email ne semble pas valide.").first()).toBeVisible();

  await page.evaluate(() => localStorage.setItem("left-by-the-shopper", "1"));
  // Paid and collected at the stand: no sale at a distance, so no right of withdrawal to waive (terms of sale).
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await orderAtCounter(page);
  const uuid = /\/order\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  await expect(page.getByText(uuid.slice(0, 4).toUpperCase()).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(foreign).toEqual([]);

  const listed = await truckShop.dossard("orders", "show", uuid.slice(0, 4).toUpperCase());
  expect(listed.output).toContain("cavaliere@example.fr");
  expect(listed.output).toContain("finalized");
});

test("pages of the main site lead back to the search at the stand", async ({ page, truckShop }) => {
  await page.goto(`${truckShop.url}/login`);
  await expect(page).toHaveURL(/\/search/);
});

test("Back before the order's screen has come shows the next shopper's empty cart", async ({
  page,
  truckShop,
}) => {
  await page.goto(truckShop.url);
  await takePrintToCounter(page);
  // Slow enough for the press to come while the order's screen is being rendered.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      if (location.pathname.startsWith("/order/")) history.back();
    };
  });
  await page.getByLabel("Adresse e-mail").fill("cavaliere@example.fr");
  await page.getByLabel("Nom de famille").fill("D'Aubigné");
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await page.getByRole("button", { name: /^Commander/ }).click();
  await expect(page.getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
});
