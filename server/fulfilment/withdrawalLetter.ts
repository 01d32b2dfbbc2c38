import { formatDate, formatDateTime } from "../../src/domain/dates/dates.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter, LetterPart } from "../mail/letter.ts";

export interface AcknowledgedWithdrawal {
  orderUuid: string;
  /** ISO 8601. */
  orderedAt: string;
  /** ISO 8601: when it was declared. */
  at: string;
  name: string;
  email: string;
  covers: readonly string[];
  isHandedOver: boolean;
  /** Return address for prints; empty if not set. */
  returnTo: readonly string[];
  shop: string;
}

const paragraph = (text: string): LetterPart => ({ kind: "paragraph", text: frenchText(text) });

/** The acknowledgement required by law: the declaration, word for word, with its date and time (article D. 221-5). */
export function withdrawalLetter(told: AcknowledgedWithdrawal): Letter {
  const { orderUuid, orderedAt, at, name, email, covers, isHandedOver, returnTo, shop } = told;
  const code = orderCode(orderUuid);
  const moment = formatDateTime(at);
  const isReturned = isHandedOver && returnTo.length > 0;
  return {
    subject: `Accusé de réception de votre rétractation, commande ${code}`,
    preview: frenchText(`Reçue le ${moment}.`),
    title: "Votre rétractation est enregistrée",
    from: shop,
    parts: [
      paragraph(`Bonjour ${name},`),
      paragraph(
        `Nous avons bien reçu, le ${moment}, votre déclaration de rétractation. En voici le contenu :`,
      ),
      {
        kind: "block",
        lines: [
          frenchText(
            `« Je vous informe que je me rétracte du contrat de la commande ${code} du ${formatDate(orderedAt)}, pour : »`,
          ),
          ...covers.map(frenchText),
          frenchText(`Nom : ${name}`),
          frenchText(`Accusé de réception à : ${email}`),
          frenchText(`Date et heure : ${moment}`),
        ],
      },
      ...(isHandedOver
        ? [
            paragraph(
              `Veuillez nous renvoyer les tirages, en bon état, dans les 14 jours ; les frais de renvoi sont à votre charge.${isReturned ? " Notre adresse :" : ""}`,
            ),
          ]
        : []),
      ...(isReturned ? [{ kind: "block" as const, lines: returnTo }] : []),
      paragraph(
        "Nous vous remboursons par le même moyen de paiement, au plus tard 14 jours après votre déclaration. Nous pouvons attendre, pour cela, d’avoir reçu les tirages ou la preuve de leur envoi.",
      ),
      {
        kind: "smallPrint",
        text: "Conservez ce message : il fait foi de votre rétractation.".replace(" :", "\u00a0:"),
      },
    ],
    reason: `Vous recevez ce message parce qu’une rétractation de la commande ${code} a été déclarée avec votre adresse.`,
  };
}
