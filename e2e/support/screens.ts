import { expect, type Page } from "playwright/test";
import { linkTo } from "./mail.ts";
import type { Shop } from "./shop.ts";
import {
  addToCart,
  giveAddress,
  leaveForBank,
  openPicture,
  orderAtCounter,
  registerOnTheWay,
  searchFor,
} from "./shopper.ts";

/** Called at each screen of a walk, once it shows its content. */
export type Look = (name: string) => Promise<void>;

const event = "Jumping de Saint-Lô";

/** Visits the screens that need no preparation: those on the way to the pictures, and the text pages. */
async function walkOpen(page: Page, { url }: Shop, look: Look, paths: readonly string[]): Promise<void> {
  for (const path of ["cart", "cgv", "mentions-legales", "donnees-personnelles", "nowhere", ...paths]) {
    await page.goto(`${url}/${path}`);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await look(path);
  }
  await page.goto(`${url}/search`);
  await page.getByRole("link", { name: event }).waitFor();
  await look("events");
  await page.getByRole("link", { name: event }).click();
  await page.getByRole("heading", { level: 1, name: event }).waitFor();
  await look("contests");
}

/** Paths of the main site alone, for `walkOpen`. */
const openAtMain = [
  ...["mur", "login", "forgot", "register", "recover", "help", "paymentFailure"],
  // The links of an alert's mails, cut and whole.
  ...["alerte", "alerte?email=iris%40example.fr&signature=x"],
];
const openAtStand = ["comptoir"];

async function walkSearch(page: Page, { url }: Shop, look: Look): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.goto(`${url}/search?mode=events`);
  await searchFor(page, "l oeil d or", event);
  await look("pictures");
  await openPicture(page, 0);
  await look("picture");
  await page.getByRole("button", { name: "Ajouter à ma sélection", exact: true }).click();
  await page.getByRole("button", { name: "Choisir cette photo" }).click();
  await page.getByRole("button", { name: /Tirage photo/ }).waitFor();
  await look("target");
  await dialog.getByRole("button", { name: "Retour" }).click();
  await addToCart(page, { product: "Tirage photo", format: /20x30/, surface: "Option mat" });
  await look("added");
  await dialog.getByRole("button", { name: "Quitter" }).click();
  await openPicture(page, 1);
  await addToCart(page, { product: "Fichier numérique", format: /2700x1800/ });
  await dialog.getByRole("button", { name: "Quitter" }).click();
  await page
    .getByRole("link", { name: /sélection/i })
    .first()
    .click();
  await page
    .getByRole("button", { name: /^Photo / })
    .first()
    .waitFor();
  await look("selection");
}

/** Makes a pack of one picture, visits its page, and removes it from the cart. */
async function walkPack(page: Page, { url }: Shop, look: Look): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.goto(`${url}/search?mode=events`);
  await searchFor(page, "l oeil d or", event);
  await openPicture(page, 2);
  await dialog.getByRole("button", { name: "Choisir cette photo" }).click();
  await dialog.getByRole("button", { name: "Ajouter à un pack" }).click();
  await look("packs");
  await dialog.getByRole("button", { name: /^Créer le pack.*Pack 3 tirages et 2 fichiers$/ }).click();
  await dialog.getByRole("button", { name: /20x30/ }).click();
  await dialog.getByRole("link", { name: "Voir le pack" }).click();
  await expect(page.getByText("Pack incomplet")).toBeVisible();
  await look("order-item");
  await page.goto(`${url}/cart`);
  await page.getByRole("button", { name: "Valider la commande" }).waitFor();
  await look("cart");
  await page.getByRole("button", { name: /^Supprimer du panier, Pack/ }).click();
  await dialog.getByRole("radio", { name: /^Les supprimer/ }).check();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
}

/** Visits every screen of the main site. `email` must not have an account yet. */
export async function walkMain(page: Page, shop: Shop, look: Look, email: string): Promise<void> {
  const { url } = shop;
  await walkOpen(page, shop, look, openAtMain);
  await walkSearch(page, shop, look);
  await walkPack(page, shop, look);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await look("sign-in");
  await registerOnTheWay(page, {
    email,
    password: "un mot de passe",
    firstName: "Éloïse",
    lastName: "Lefèvre-Noël",
  });
  await page.getByRole("radio", { name: /Livraison à domicile/ }).waitFor();
  await look("delivery");
  await page.getByRole("button", { name: "Continuer" }).click();
  await look("address");
  await page.getByRole("checkbox", { name: "Adresse de facturation identique" }).uncheck();
  await giveAddress(page);
  await page.getByRole("heading", { name: "Adresse de facturation" }).waitFor();
  await look("invoice-address");
  await page.getByRole("button", { name: "Choisir" }).first().click();
  await page.getByRole("heading", { name: "Vérifiez votre commande" }).waitFor();
  await look("summary");
  await leaveForBank(page);
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByRole("link", { name: "Voir la commande" }).waitFor();
  await look("paid");
  await page.getByRole("link", { name: "Voir la commande" }).click();
  await page.getByText("Préparation en cours").waitFor();
  await look("order");
  await page.goto(await linkTo(shop, email, /^Votre facture F/, "/f/"));
  await page.getByRole("link", { name: "Télécharger ma facture" }).waitFor();
  await look("invoice");
  await page.goto(page.url().replace("/orderInvoice/", "/order-invoice/"));
  await page.getByRole("link", { name: "Télécharger ma facture" }).waitFor();
  await look("invoice-hyphen");
  await page.goto(await linkTo(shop, email, /^Votre photo est prête/, "/d/"));
  await page.getByRole("link", { name: "Télécharger ma photo" }).waitFor();
  await look("download");
  await page.goto(`${url}/account`);
  await page.getByRole("heading", { name: "Mes informations" }).waitFor();
  await look("account");
}

/** Visits every screen of a stand whose counter opens with `operatorCode`. */
export async function walkStand(page: Page, shop: Shop, look: Look, operatorCode: string): Promise<void> {
  const { url } = shop;
  await walkOpen(page, shop, look, openAtStand);
  await walkSearch(page, shop, look);
  await walkPack(page, shop, look);
  await page.getByRole("button", { name: "Valider la commande" }).click();
  await page.getByLabel("Adresse e-mail").waitFor();
  await page.getByRole("button", { name: /^Commander/ }).click();
  await look("counter-errors");
  await orderAtCounter(page);
  await page.getByRole("heading", { name: /^Merci, votre commande est enregistrée/ }).waitFor();
  await look("order");
  const code = (/\/order\/([0-9a-f]{4})/.exec(page.url())?.[1] ?? "").toUpperCase();

  await page.goto(`${url}/search?mode=events`);
  await searchFor(page, "l oeil d or", event);
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await page.getByRole("button", { name: "Enregistrer mon panier pour plus tard" }).click();
  await look("save-cart");
  await page.getByRole("dialog").getByLabel("Adresse e-mail").fill("cavaliere@example.fr");
  await page.getByRole("dialog").getByRole("button", { name: "Enregistrer mon panier" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Voir le ticket à imprimer" }).click();
  await page.getByRole("button", { name: "Imprimer le ticket" }).waitFor();
  await look("saved-cart");

  await page.goto(`${url}/comptoir`);
  await page.getByLabel(/^Code du comptoir/).fill(operatorCode);
  await page.getByRole("button", { name: "Ouvrir le comptoir" }).click();
  await page.getByRole("heading", { name: "Ventes du jour" }).waitFor();
  await page.getByRole("link", { name: new RegExp(`^${code}`) }).waitFor();
  await look("counter");
  await page.getByRole("link", { name: new RegExp(`^${code}`) }).click();
  await page.getByRole("button", { name: "Encaisser", exact: true }).waitFor();
  await look("counter-order");
}
