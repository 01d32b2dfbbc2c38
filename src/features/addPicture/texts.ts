import { counted } from "../../domain/counted.ts";
import { formatEuros } from "../../domain/money.ts";
import type { PackRefusal } from "../../domain/packRoom.ts";
import type { Offer } from "./atoms.ts";
import type { Surface } from "./flow.ts";

export const surfaceLabels: Record<Surface, string> = {
  none: "Sans option",
  mat: "Option mat",
  satin: "Option satin",
};

export const waitingForOptions = "en attente des options...";

export const noOpenPack = "Aucun pack incomplet en cours";

/** « dès 9,00 € » where there is a choice of formats. */
export function startingPrice({ variants }: Offer): string {
  const cheapest = formatEuros(variants[0]?.base_price ?? 0);
  return variants.length > 1 ? `dès ${cheapest}` : cheapest;
}

/**
 * Why pictures cannot join a pack, in the words of the specification's section 8.
 * @param selected how many pictures would join
 * @param categories labels of the picture's pricing and of the pack's
 */
export function refusalWords(
  refusal: PackRefusal,
  selected: number,
  categories: { picture: string; pack: string },
): string {
  if (refusal.reason === "incompatible") {
    return `Vous ne pouvez pas ajouter cette photographie (catégorie «\u00a0${categories.picture}\u00a0») à ce pack (catégorie «\u00a0${categories.pack}\u00a0»).`;
  }
  const { kind, room } = refusal;
  const places =
    kind === "existing"
      ? counted(room, "photo supplémentaire", "photos supplémentaires")
      : counted(room, "photo");
  return `Ce pack peut accueillir ${places}. Vous en avez sélectionné ${selected}.`;
}

/** « Il reste 2 places sur 5 », « Complet ». */
export function roomWords(remaining: number, capacity: number): string {
  if (remaining === 0) return "Complet";
  return `Il reste ${counted(remaining, "place")} sur ${capacity}`;
}
