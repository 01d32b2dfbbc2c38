import { pluralize } from "../../domain/french/pluralize.ts";
import type { PlaceMode } from "../../domain/shop/place.ts";

/** Words that depend on the place mode (design.md, "filter values by place mode"). */
export const searchWords: Record<PlaceMode, { boxLabel: string; placeholder: string; lead: string }> = {
  horse: {
    boxLabel: "Rechercher un cheval, un cavalier ou un dossard",
    placeholder: "Cheval, cavalier ou dossard",
    lead: "Cherchez par cheval, cavalier ou dossard, ou parcourez les événements.",
  },
  car: {
    boxLabel: "Rechercher une voiture, un pilote ou un numéro",
    placeholder: "Voiture, pilote ou numéro",
    lead: "Cherchez par voiture, pilote ou numéro, ou parcourez les événements.",
  },
};

export const searching = "Recherche en cours…";
/** « Aucune photo », « 1 photo », « 20 000 photos ». */
export const photoCount = (count: number): string =>
  count === 0 ? "Aucune photo" : pluralize(count, "photo");

/** Number of pictures behind a card: those that match the searched name, or all. */
export const matchingCount = ({
  matchingPictureCount,
  totalPictureCount,
}: {
  matchingPictureCount?: number | undefined;
  totalPictureCount: number;
}): string => photoCount(matchingPictureCount ?? totalPictureCount);
