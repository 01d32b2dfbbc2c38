import { formatDate } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter, LetterPart } from "../mail/letter.ts";

/** The mail with the link to an order's files; several links if each opens a part of them. */
export function downloadLetter(told: {
  orderUuid: string;
  firstName: string;
  fileCount: number;
  smallerCount: number;
  /** `letterPictures` of its files. */
  pictures: readonly LetterPart[];
  urls: readonly string[];
  expiresAt: string;
  shop: string;
}): Letter {
  const { orderUuid, firstName, fileCount, smallerCount, pictures, urls, expiresAt, shop } = told;
  const code = orderCode(orderUuid);
  const one = fileCount === 1;
  const paragraph = (text: string) => ({ kind: "paragraph" as const, text: frenchText(text) });
  return {
    subject: one
      ? `Votre photo est prête (commande ${code})`
      : `Vos ${fileCount} photos sont prêtes (commande ${code})`,
    preview: frenchText(`Téléchargez-les jusqu’au ${formatDate(expiresAt)}.`),
    title: one ? "Votre photo est prête" : "Vos photos sont prêtes",
    from: shop,
    parts: [
      paragraph(firstName === "" ? "Bonjour," : `Bonjour ${firstName},`),
      paragraph(
        one
          ? `Le fichier de votre commande ${code} est prêt.`
          : `Les ${fileCount} fichiers de votre commande ${code} sont prêts.`,
      ),
      ...pictures,
      ...(smallerCount === 0
        ? []
        : [
            paragraph(
              smallerCount === 1
                ? "1 photo vous est remise à la taille de l’original, plus petite que le format commandé."
                : `${smallerCount} photos vous sont remises à la taille de l’original, plus petite que le format commandé.`,
            ),
          ]),
      ...urls.map((url, index) => ({
        kind: "button" as const,
        label: one
          ? "Télécharger ma photo"
          : `Télécharger mes photos${urls.length === 1 ? "" : ` (${index + 1} sur ${urls.length})`}`,
        url,
      })),
      {
        kind: "smallPrint",
        text: frenchText(
          urls.length === 1
            ? `Ce lien reste valable jusqu’au ${formatDate(expiresAt)}. Qui l’a peut télécharger ${one ? "votre photo" : "vos photos"} : ne le transmettez qu’à vos proches.`
            : `Ces liens restent valables jusqu’au ${formatDate(expiresAt)}. Qui les a peut télécharger vos photos : ne les transmettez qu’à vos proches.`,
        ),
      },
    ],
    reason: `Vous recevez ce message parce que la commande ${code} a été passée avec votre adresse.`,
  };
}
