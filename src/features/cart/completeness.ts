import type { OrderLine } from "../../domain/orders/orderLines.ts";

/** The cart's two notices, either of which blocks its validation (specification, section 2 "Cart" and section 5). */
export const incompleteElements = "Certains éléments de votre panier ne sont pas complets.";
export const incompletePacks = "Certains packs que vous avez sélectionnés sont incomplets.";
export const blockedByIncomplete =
  "Votre panier contient des éléments incomplets. Veuillez les compléter avant de valider votre commande.";

export interface CartNotices {
  /** An item lacks its event, contest, filter value or picture. */
  elements: boolean;
  /** A pack of pictures has free places. */
  packs: boolean;
}

type Completeness = Pick<OrderLine, "isPack" | "missing">;

/** Whether a line is a pack of pictures with free places. */
export const lacksPictures = (line: Completeness) => line.isPack && line.missing.includes("pictures");

/** Returns the notices that apply to the cart's lines; either one blocks the validation. */
export function cartNotices(lines: readonly Completeness[]): CartNotices {
  return {
    elements: lines.some((line) => line.missing.length > 0 && !lacksPictures(line)),
    packs: lines.some(lacksPictures),
  };
}
