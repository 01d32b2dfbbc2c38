import { expect, type Locator, type Page } from "playwright/test";
import type { Look } from "./screens.ts";
import { openPicture, searchFor } from "./shopper.ts";

const event = "Jumping de Saint-Lô";

/** A shopper at a stand's shared screen. */
export interface Kiosk {
  page: Page;
  /** Called at each screen and dialog, once it shows its content. */
  look: Look;
  /** Presses what leads on. */
  press: (control: Locator) => Promise<void>;
}

/** Visits every screen and dialog of the way to buy, from the events to the order's code. */
export async function walkKiosk(kiosk: Kiosk, url: string): Promise<void> {
  await walkToPictures(kiosk, url);
  await walkPicture(kiosk);
  await walkPackOfKiosk(kiosk);
  await walkSelectionOfKiosk(kiosk, url);
  await walkCartOfKiosk(kiosk, url);
}

const buttonOf = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog").getByRole("button", { name }).first();
const keyboardOf = (page: Page) => page.getByRole("group", { name: "Clavier à l’écran" });

/** The search with its keyboard, the events and the contests, to one rider's pictures. */
async function walkToPictures({ page, look, press }: Kiosk, url: string): Promise<void> {
  await page.goto(`${url}/cart`);
  await page.getByText(/Votre panier est vide/).waitFor();
  await look("empty cart");
  await page.goto(`${url}/search?view=selection`);
  await page.getByText("Aucune photo dans Ma sélection").waitFor();
  await look("empty selection");
  await press(page.getByRole("banner").getByRole("link", { name: "Rechercher vos photos" }));
  await page.getByRole("link", { name: event }).waitFor();
  await look("events");
  const search = page.getByRole("combobox", { name: /cavalier/ });
  await press(search);
  await keyboardOf(page).waitFor();
  await look("keyboard");
  await search.fill("oeil");
  await page.getByRole("option").first().waitFor();
  await look("suggestions");
  await page.goto(`${url}/search?mode=events`);
  await page.getByRole("link", { name: event }).click();
  await page.getByRole("heading", { level: 1, name: event }).waitFor();
  await look("event");
  await page.goto(`${url}/search?mode=events`);
  await searchFor(page, "l oeil d or", event);
  await look("pictures");
}

/** A print of a picture, by each step of the stage. */
async function walkPicture({ page, look, press }: Kiosk): Promise<void> {
  await openPicture(page, 0);
  await look("picture");
  await press(buttonOf(page, /^Ajouter à ma sélection$/));
  await press(buttonOf(page, "Photo suivante"));
  await press(buttonOf(page, "Photo précédente"));
  await press(buttonOf(page, "Choisir cette photo"));
  await buttonOf(page, /Tirage photo/).waitFor();
  await look("products");
  await press(buttonOf(page, /Tirage photo/));
  await buttonOf(page, /20x30/).waitFor();
  await look("formats");
  await press(buttonOf(page, /20x30/));
  await buttonOf(page, "Ajouter au panier").waitFor();
  await look("options");
  await press(buttonOf(page, "Ajouter au panier"));
  await page.getByText("Photo ajoutée au panier").waitFor();
  await look("added");
  await press(buttonOf(page, "Quitter"));
}

async function walkPackOfKiosk({ page, look, press }: Kiosk): Promise<void> {
  await openPicture(page, 1);
  await press(buttonOf(page, "Choisir cette photo"));
  await press(buttonOf(page, "Ajouter à un pack"));
  await buttonOf(page, /^Créer le pack/).waitFor();
  await look("packs");
  await press(buttonOf(page, /^Créer le pack.*Pack 3 tirages et 2 fichiers$/));
  await buttonOf(page, /20x30/).waitFor();
  await look("pack format");
  await press(buttonOf(page, /20x30/));
  const link = page.getByRole("dialog").getByRole("link", { name: "Voir le pack" });
  await link.waitFor();
  await look("pack begun");
  await press(link);
  await page.getByText("Pack incomplet").waitFor();
  await look("pack");
}

async function walkSelectionOfKiosk({ page, look, press }: Kiosk, url: string): Promise<void> {
  await page.goto(`${url}/search?mode=events`);
  await searchFor(page, "l oeil d or", event);
  const ticks = page.getByRole("grid").getByRole("button", { name: /^Cocher la photo/ });
  for (let index = 0; index < 12; index += 1) await ticks.nth(index).click();
  const bar = page.getByRole("region", { name: "Photos cochées" });
  await bar.waitFor();
  await look("ticked");
  await press(bar.getByRole("button", { name: "Ajouter à ma sélection" }));
  await press(page.getByRole("banner").getByRole("link", { name: /^Ma sélection/ }));
  await page.getByRole("heading", { level: 1, name: "Ma sélection" }).waitFor();
  await look("selection");
  await press(page.getByRole("button", { name: "Commander ma sélection" }));
  await page.getByRole("dialog").waitFor();
  await look("order selection");
  await press(buttonOf(page, "Fermer"));
  await press(page.getByRole("button", { name: "Continuer sur votre téléphone" }));
  await page
    .getByRole("dialog")
    .getByRole("img", { name: /^Code QR/ })
    .waitFor();
  await look("continue on phone");
  await press(buttonOf(page, "Annuler"));
}

async function walkCartOfKiosk({ page, look, press }: Kiosk, url: string): Promise<void> {
  const email = page.getByLabel("Adresse e-mail");
  await page.goto(`${url}/cart`);
  await page.getByRole("button", { name: "Valider la commande" }).waitFor();
  await look("cart");
  await press(page.getByRole("button", { name: "Enregistrer mon panier pour plus tard" }));
  await email.waitFor();
  await look("save cart");
  await press(email);
  await keyboardOf(page).waitFor();
  await look("save cart, keyboard");
  await press(keyboardOf(page).getByRole("button", { name: "Fermer" }));
  await press(buttonOf(page, "Fermer"));
  await page.getByRole("button", { name: /^Supprimer du panier, Pack/ }).click();
  await press(page.getByRole("dialog").getByRole("radio", { name: /^Les supprimer/ }));
  await look("remove pack");
  await press(buttonOf(page, "Supprimer"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await press(page.getByRole("button", { name: "Valider la commande" }));
  await email.waitFor();
  await look("counter");
  await press(email);
  await keyboardOf(page).waitFor();
  await look("counter, keyboard");
  await email.fill("cavaliere@example.fr");
  await press(page.getByLabel("Nom de famille"));
  await page.getByLabel("Nom de famille").fill("D’Aubigné");
  await press(keyboardOf(page).getByRole("button", { name: "Fermer" }));
  await press(page.getByRole("checkbox", { name: /conditions générales/ }));
  await press(page.getByRole("button", { name: /^Commander/ }));
  await page.getByRole("button", { name: "Nouvelle commande" }).waitFor();
  await look("order");
  await press(page.getByRole("button", { name: "Nouvelle commande" }));
}
