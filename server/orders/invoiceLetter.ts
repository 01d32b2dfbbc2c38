import { frenchText } from "../../src/domain/french/frenchText.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter } from "../mail/letter.ts";

/** The mail with an order's invoice. */
export function invoiceLetter(told: {
  orderUuid: string;
  number: string;
  /** Cents. */
  totalPrice: number;
  firstName: string;
  /** The invoice's page; null at a stand, which has none. */
  url: string | null;
  shop: string;
}): Letter {
  const { orderUuid, number, totalPrice, firstName, url, shop } = told;
  const code = orderCode(orderUuid);
  const text = (words: string) => frenchText(words);
  return {
    subject: `Votre facture ${number}`,
    preview: text(`Commande ${code}, ${formatEuros(totalPrice)}.`),
    title: `Votre facture ${number}`,
    from: shop,
    parts: [
      { kind: "paragraph", text: firstName === "" ? "Bonjour," : `Bonjour ${firstName},` },
      {
        kind: "paragraph",
        text: text(
          `Voici la facture de votre commande ${code}, d’un montant de ${formatEuros(totalPrice)}. Elle est jointe à ce message.`,
        ),
      },
      ...(url === null ? [] : [{ kind: "button" as const, label: "Télécharger ma facture", url }]),
    ],
    reason: `Vous recevez ce message parce que la commande ${code} a été passée avec votre adresse.`,
  };
}
