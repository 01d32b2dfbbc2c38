import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { demoCatalogue } from "../demo/demoCatalogue.ts";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, pressAddToCart, searchFor } from "./support/shopper.ts";

/** Orders the first pictures found, one after the other, and goes to the cart. */
async function fillCart(page: Page, choices: Parameters<typeof addToCart>[1][]): Promise<void> {
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  for (const [place, choice] of choices.entries()) {
    await openPicture(page, place);
    await addToCart(page, choice);
    await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
  }
  await page.getByRole("link", { name: /^Panier/ }).click();
  await expect(page.getByRole("heading", { name: "Votre panier", exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(choices.length);
}

const file = { product: "Fichier numérique", format: /2700x1800/ };
const poster = { product: "Tirage photo", format: /105x157/ };

test("the cart says which pack costs less, makes it in one press, and splitting it is the way back", async ({
  page,
  mainShop,
}) => {
  test.setTimeout(90_000);
  await page.goto(mainShop.url);
  await fillCart(page, [file, file, file]);
  const gain = page.getByText(/^Économisez .+ avec le pack 3 fichiers$/);
  await expect(gain).toBeVisible();
  const said = await gain.textContent();
  // 57,00 € and 45,00 € before the discount of the season.
  await expect(page.getByText("51,30 €").first()).toBeVisible();
  await expect(page.getByText("40,50 €").first()).toBeVisible();

  await page.getByRole("button", { name: "Créer le pack" }).dblclick();
  await expect(page.getByText(/^C’est fait.*vos photos sont dans le pack/)).toBeVisible();
  const line = page.getByRole("main").getByRole("article");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText("3 photos sur 3");
  await expect(line).toContainText("45,00 €");
  await expect(gain).toHaveCount(0);
  await expect(line.getByRole("link", { name: /^Voir le pack/ })).toHaveAttribute(
    "href",
    /^\/orderItem\/[0-9a-f-]{36}$/,
  );

  await page.getByRole("button", { name: /^Supprimer du panier, Pack 3 fichiers/ }).click();
  await expect(page.getByRole("radio", { name: /^Les garder dans le panier/ })).toBeChecked();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await expect(gain).toHaveText(said ?? "");
});

test("a print whose addition was lost is in the cart once, though the modal was opened again", async ({
  page,
  mainShop,
}) => {
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  const print = { product: "Tirage photo", format: /20x30/ };
  // The shop adds it, but no response arrives.
  await page.route("**/api/anonymous/orderItems", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pressAddToCart(page, print);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/sera ajoutée à votre panier dès que le réseau revient/)).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.unroute("**/api/anonymous/orderItems");

  await openPicture(page, 0);
  await addToCart(page, print);
  await dialog.getByRole("link", { name: "Voir le panier" }).click();
  const line = page.getByRole("main").getByRole("article");
  await expect(line).toHaveCount(1);
  await expect(line.getByRole("spinbutton")).toHaveValue("1");
});

/** Returns the width of the ticket on this paper, and whether anything else of the page is printed. */
async function printed(page: Page, width: number) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width, height: 1123 });
  const ticket = page.getByRole("region", { name: /^Ticket du panier/ });
  await expect(page.getByRole("button", { name: "Imprimer le ticket" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const box = await ticket.boundingBox();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return { width: box?.width ?? 0, sideways };
}

/** Converts a length on paper to CSS pixels. */
const millimetres = (length: number) => Math.round((length * 96) / 25.4);

test("a cart put aside at the stand has a ticket that prints and brings it back", async ({
  page,
  browser,
  truckShop,
}) => {
  test.setTimeout(90_000);
  const size = page.viewportSize();
  await page.goto(truckShop.url);
  await fillCart(page, [{ product: "Tirage photo", format: /20x30/ }]);
  await page.getByRole("button", { name: "Enregistrer mon panier pour plus tard" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Adresse e-mail").fill("cavaliere@example.fr");
  await dialog.getByRole("button", { name: "Enregistrer mon panier" }).click();
  await dialog.getByRole("link", { name: "Voir le ticket à imprimer" }).click();
  await expect(page).toHaveURL(/\/savedCart\/[0-9a-f-]{36}$/);
  const uuid = page.url().slice(-36);
  const code = uuid.slice(0, 4).toUpperCase();
  await expect(page.getByRole("img", { name: `Code QR du panier ${code}` })).toBeVisible();

  const receipt = await printed(page, millimetres(80));
  expect(receipt.sideways).toBe(false);
  expect(receipt.width).toBeLessThanOrEqual(millimetres(76));
  expect(receipt.width).toBeGreaterThan(millimetres(60));
  const sheet = await printed(page, millimetres(210));
  expect(sheet.width).toBeLessThanOrEqual(millimetres(105));
  for (const paper of [
    { width: "80mm", height: "200mm" },
    { width: "210mm", height: "297mm" },
  ]) {
    // One page each: a ticket must not run over onto a second one.
    const pdf = await page.pdf(paper);
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);

  await page.goto(`${truckShop.url}/cart?panier=${uuid}`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/\/cart$/);

  const another = await browser.newContext();
  const late = await another.newPage();
  await late.goto(`${truckShop.url}/cart?panier=${uuid}`);
  await expect(late.getByRole("alert")).toContainText("il a peut-être déjà été récupéré");
  await another.close();
});

/** The price list with another price for the largest print, in cents. */
function priceList(base_price: number): string {
  const [print] = demoCatalogue.horse.products;
  const variants = print?.variants.map((variant) =>
    variant.grp1_format === "105_157" ? { ...variant, base_price } : variant,
  );
  const { label, nature, description, longDescription } = print ?? {};
  const product = { label, nature, description, longDescription, grp1_count: 1, variants };
  return JSON.stringify({ pricings: [{ label: demoCatalogue.horse.label, products: [product] }] });
}

test("a price that changed between the cart and the order is shown beside the old one and asked about again", async ({
  page,
  truckShop,
}, info) => {
  test.setTimeout(90_000);
  const list = join(truckShop.dataDir, `prices-${info.workerIndex}.json`);
  const setPrice = async (cents: number) => {
    await writeFile(list, priceList(cents));
    const { code, output } = await truckShop.dossard("catalogue", "import", list);
    expect(code, output).toBe(0);
  };
  await setPrice(18_900);
  await page.goto(truckShop.url);
  await fillCart(page, [poster]);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await page.getByLabel("Adresse e-mail").fill("cavaliere@example.fr");
  await page.getByLabel("Nom de famille").fill("D'Aubigné");
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  const total = page.getByText("Total TTC").locator("xpath=..");
  const agreed = /\d[\d\s]*,\d\d\s€/.exec((await total.textContent()) ?? "")?.[0] ?? "";
  expect(agreed).not.toBe("");

  await setPrice(19_900);
  const order = page.getByRole("button", { name: /^Commander/ });
  await order.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Nouveau total");
  await expect(alert).toContainText(`Ancien total : ${agreed}`);
  await expect(total).not.toContainText(agreed);
  await order.click();
  await expect(page).toHaveURL(/\/order\//);
  await setPrice(18_900);
});
