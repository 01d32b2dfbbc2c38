import { expect, type Page } from "playwright/test";

/** A shopper's actions, by the words on the screen. */

/** Goes to the events. A new screen takes the focus to its heading, away from what is typed earlier. */
export async function goToEvents(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accueil" }).click();
  await expect(page.getByRole("heading", { name: "Retrouvez vos photos" })).toBeFocused();
}

/** Searches a horse, rider or bib, and takes the first suggestion, in the event. The pictures are then on the screen. */
export async function searchFor(page: Page, typed: string, event: string): Promise<void> {
  await page.getByRole("combobox", { name: /cavalier/ }).fill(typed);
  await expect(page.getByRole("option").first()).toBeVisible();
  const everywhere = page.getByRole("option", { name: /dans \d+ événements/ }).first();
  if (await everywhere.isVisible()) {
    await everywhere.click();
    await page.getByRole("link", { name: event }).click();
  } else await page.getByRole("option").first().click();
  await expect(page.getByRole("grid").getByRole("gridcell").first()).toBeVisible();
}

/** Opens a picture of the mosaic by index, from 0. */
export async function openPicture(page: Page, place: number): Promise<void> {
  await page.getByRole("grid").getByRole("gridcell").nth(place).getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

interface ProductChoice {
  product: string;
  format: RegExp;
  surface?: string;
}

/** Adds the open picture to the cart: product and format by name, ticking options on the way. */
export async function addToCart(page: Page, choice: ProductChoice): Promise<void> {
  await pressAddToCart(page, choice);
  await expect(page.getByRole("dialog").getByText("Photo ajoutée au panier")).toBeVisible();
}

/** The same without the confirmation. */
export async function pressAddToCart(page: Page, { product, format, surface }: ProductChoice): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Choisir cette photo" }).click();
  await dialog.getByRole("button", { name: new RegExp(product) }).click();
  await dialog.getByRole("button", { name: format }).click();
  if (surface) await dialog.getByRole("radio", { name: new RegExp(surface) }).check();
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
}

/** Goes from the search of a stand to the counter's form, with one print in the cart. */
export async function takePrintToCounter(page: Page): Promise<void> {
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await page.getByRole("button", { name: "Valider la commande" }).click();
}

/** Fills the counter's form in view and orders. */
export async function orderAtCounter(page: Page): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill("cavaliere@example.fr");
  await page.getByLabel("Nom de famille").fill("D'Aubigné");
  await page.getByRole("checkbox", { name: /conditions générales/ }).check();
  await page.getByRole("button", { name: /^Commander/ }).click();
  await expect(page).toHaveURL(/\/order\//);
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Registers from the sign-in page. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByRole("link", { name: "Créer un compte", exact: true }).click();
  // The previous form has fields with the same names.
  await expect(page.getByRole("heading", { name: "Inscription" })).toBeVisible();
  await page.getByLabel("Adresse e-mail").fill(person.email);
  await fillRegistration(page, person);
}

/** Registers on the way from the cart, where the e-mail address comes first. */
export async function registerOnTheWay(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Adresse e-mail", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Continuer" }).click();
  await fillRegistration(page, person);
}

async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Mot de passe", { exact: true }).fill(person.password);
  await page.getByLabel("Prénom").fill(person.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(person.lastName);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
}

/** Puts a print and a file of one rider into the cart, which then shows. */
export async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/ });
  await page.getByRole("dialog").getByRole("button", { name: "Quitter" }).click();
  await openPicture(page, 1);
  await addToCart(page, { product: "Fichier numérique", format: /1350x900/ });
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await expect(page.getByRole("heading", { name: "Votre panier" })).toBeVisible();
}

/** Fills the new-address form in view. */
export async function giveAddress(page: Page): Promise<void> {
  await page.getByLabel("Adresse", { exact: true }).fill("12 chemin des Écuries");
  await page.getByLabel("Code postal").fill("50000");
  await page.getByLabel("Ville").fill("Saint-Lô");
  await page.getByRole("button", { name: "Valider cette adresse" }).click();
}

/** Ticks terms and waiver and leaves for the bank. */
export async function leaveForBank(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /conditions générales de vente/ }).check();
  await page.getByRole("checkbox", { name: /renonce expressément/ }).check();
  await page.getByRole("button", { name: "Commander avec obligation de paiement" }).click();
  await expect(page.getByRole("heading", { name: "Paiement par carte", exact: true })).toBeVisible();
}

/** Goes from the form that asks who orders, through registration, address and sandbox bank, to the order's page. */
export async function payAsNewCustomer(page: Page, email: string): Promise<void> {
  await registerOnTheWay(page, {
    email,
    password: "un mot de passe",
    firstName: "Éloïse",
    lastName: "Lefèvre-Noël",
  });
  await page.getByRole("radio", { name: /Livraison à domicile/ }).waitFor();
  await page.getByRole("button", { name: "Continuer" }).click();
  await giveAddress(page);
  await leaveForBank(page);
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByRole("link", { name: "Voir la commande" }).click();
}
