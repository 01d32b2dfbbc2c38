import type { Visitor } from "./visitor.ts";

/** Finds a horse by its name, opens its first picture and puts a print into the cart, which then shows. */
export async function choosePrint(visitor: Visitor, shop: string): Promise<void> {
  await visitor.goTo(shop);
  await visitor.fill(/cavalier/, "l oeil d or");
  await visitor.see("option", /Jumping de Saint-Lô/);
  await visitor.look("suggestions");
  await visitor.press("option", /Jumping de Saint-Lô/);
  await visitor.see("gridcell", /./);
  await visitor.look("pictures");
  await visitor.press("gridcell", /./);
  await visitor.see("dialog", /./);
  await visitor.look("picture");
  await visitor.press("button", "Choisir cette photo");
  await visitor.look("products");
  await visitor.press("button", /Tirage photo/);
  await visitor.press("button", /20x30/);
  await visitor.look("options");
  await visitor.press("button", "Ajouter au panier");
  await visitor.see("text", "Photo ajoutée au panier");
  await visitor.press("link", "Voir le panier");
  await visitor.see("heading", "Votre panier");
  await visitor.look("cart");
}
