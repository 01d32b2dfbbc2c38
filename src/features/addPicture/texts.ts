import { formatNumber } from "../../domain/french/formatNumber.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import type { Offer } from "../../shop/offers.ts";

export const waitingForOptions = "en attente des options...";

/** Name of the movable crop. */
export const cropLabel = "Cadrage";

export const aroundPicture = "Autour de cette photo";

/** « Comme la précédente : 20x30 cm, mat ». */
export const likeLast = (words: string) => `Comme la précédente\u00a0: ${words}`;

export const noOpenPack = "Aucun pack incomplet en cours";

/** « dès 9,00 € » if there is a choice of formats. */
export function startingPrice({ variants }: Offer): string {
  const cheapest = formatEuros(variants[0]?.base_price ?? 0);
  return variants.length > 1 ? `dès ${cheapest}` : cheapest;
}

/** « Il reste 2 places sur 5 », « Complet ». */
export function roomWords(remaining: number, capacity: number): string {
  if (remaining === 0) return "Complet";
  return `Il reste ${pluralize(remaining, "place")} sur ${formatNumber(capacity)}`;
}

/** Of a picture that was added without a network. */
export const pictureQueued =
  "Hors connexion\u00a0: cette photo sera ajoutée à votre panier dès que le réseau revient.";
