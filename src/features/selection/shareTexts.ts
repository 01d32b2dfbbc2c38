import { formatDate } from "../../domain/dates/dates.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { selectionMaximum, sharedSelectionDays } from "../../domain/shop/limits.ts";
import type { Opened } from "./mergeShared.ts";
import { tooManyAtOnce, tooManySelected } from "./texts.ts";

/** Words of sharing, in a separate file: they are loaded with the dialogs. */
export const shareTitle = "Partager ma sélection";
export const creatingLink = "Création du lien en cours…";
export const linkReady = "Votre lien est prêt.";
export const linkCopied = "Lien copié.";
export const linkMarked = "Le lien est surligné\u00a0: il ne reste qu’à le copier.";
export const shareExplained =
  "Scannez ce code avec un autre téléphone, ou envoyez le lien\u00a0: il ouvre les mêmes photos, sans compte. Ce que vous changerez ensuite à votre sélection n’y sera pas.";
export const nothingToShare =
  "Les photos de votre sélection ne sont plus en ligne\u00a0: il n’y a rien à partager.";

/** « Ce lien est valable jusqu’au 21 décembre 2026. » */
export const goodUntil = (expiresAt: string) => `Ce lien est valable jusqu’au ${formatDate(expiresAt)}.`;

export const goneTitle = "Cette sélection partagée n’existe pas ou n’existe plus";
export const goneExplained = `Un lien de partage est valable ${sharedSelectionDays} jours. Demandez-en un nouveau à la personne qui vous l’a envoyé.`;
export const emptyTitle = "Ces photos ne sont plus en ligne";
export const emptyExplained =
  "Aucune photo de cette sélection partagée ne peut plus être montrée. Votre sélection n’a pas changé.";

/** Message after a shared selection is opened. */
export interface OpenedWords {
  tone: "success" | "info" | "warning";
  words: string;
}

/** « 12 photos ont été ajoutées à votre sélection. 3 photos y étaient déjà. » */
export function openedWords({ added, already, leftOut }: Opened): OpenedWords {
  const several = (count: number, one: string, more: string) => (count > 1 ? more : one);
  const into =
    added > 0 &&
    `${pluralize(added, "photo")} ${several(added, "a été ajoutée", "ont été ajoutées")} à votre sélection.`;
  const there =
    already > 0 && `${pluralize(already, "photo")} y ${several(already, "était", "étaient")} déjà.`;
  if (leftOut > 0) {
    const full = added + already + leftOut > selectionMaximum ? tooManyAtOnce : tooManySelected;
    const out = `${pluralize(leftOut, "photo")} ${several(leftOut, "n’a pas été ajoutée", "n’ont pas été ajoutées")}.`;
    return { tone: "warning", words: [into, there, full, out].filter(Boolean).join(" ") };
  }
  if (added > 0) return { tone: "success", words: [into, there].filter(Boolean).join(" ") };
  return { tone: "info", words: "Toutes ces photos étaient déjà dans votre sélection." };
}
