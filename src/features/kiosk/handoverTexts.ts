import { pluralize } from "../../domain/french/pluralize.ts";
import { handoverMinutes } from "../../domain/shop/limits.ts";

/** Words of « Continuer sur votre téléphone », loaded with its dialog. */
export const continueTitle = "Continuer sur votre téléphone";
export const continueExplained =
  "Scannez ce code avec l’appareil photo de votre téléphone\u00a0: votre panier et votre sélection y passent, et cet écran les oublie.";
export const continueLabel = "Code QR pour continuer sur votre téléphone";
export const orType = "Ou tapez cette adresse\u00a0:";
export const usedOnce = `Ce code sert une seule fois, pendant ${pluralize(handoverMinutes, "minute")}.`;
export const awaitingPhone = "En attente de votre téléphone…";
export const preparingCode = "Préparation du code…";
export const codeExpired =
  "Ce code n’est plus valable. Votre panier et votre sélection sont toujours sur cet écran.";
export const nothingToContinue =
  "Votre panier est vide et les photos de votre sélection ne sont plus en ligne\u00a0: il n’y a rien à emporter.";

export const takingOver = "Récupération de votre panier et de votre sélection…";
export const codeGone = "Ce code a déjà servi ou n’est plus valable";
export const codeGoneExplained =
  "Rien n’est perdu\u00a0: s’il a été ouvert sur ce téléphone, votre panier et votre sélection y sont déjà. Sinon, affichez un nouveau code sur l’écran du stand.";

/** « Votre panier et votre sélection (3 photos) sont maintenant sur ce téléphone. » */
export const takenOverWords = (pictureCount: number) =>
  pictureCount === 0
    ? "Votre panier est maintenant sur ce téléphone."
    : `Votre panier et votre sélection (${pluralize(pictureCount, "photo")}) sont maintenant sur ce téléphone.`;

/** « 7K3M-9QX2-WTB4 »: easier to type, and on one line. */
export const spacedCode = (code: string) => code.replace(/.{4}(?=.)/g, "$&\u2060-\u2060");
