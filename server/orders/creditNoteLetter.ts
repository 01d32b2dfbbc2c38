import { frenchText } from "../../src/domain/french/frenchText.ts";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter } from "../mail/letter.ts";

/** The mail with the credit note of a refund. */
export function creditNoteLetter(told: {
  orderUuid: string;
  number: string;
  /** Cents. */
  amount: number;
  firstName: string;
  /** The page of the order's invoice and credit notes; null at a stand, which has none. */
  url: string | null;
  shop: string;
}): Letter {
  const { orderUuid, number, amount, firstName, url, shop } = told;
  const code = orderCode(orderUuid);
  return {
    subject: `Votre avoir ${number}`,
    preview: frenchText(`Commande ${code} : ${formatEuros(amount)} vous sont remboursés.`),
    title: `Votre avoir ${number}`,
    from: shop,
    parts: [
      { kind: "paragraph", text: firstName === "" ? "Bonjour," : `Bonjour ${firstName},` },
      {
        kind: "paragraph",
        text: frenchText(
          `Nous vous remboursons ${formatEuros(amount)} sur votre commande ${code}. L’avoir correspondant est joint à ce message.`,
        ),
      },
      ...(url === null ? [] : [{ kind: "button" as const, label: "Télécharger mon avoir", url }]),
    ],
    reason: `Vous recevez ce message parce que la commande ${code} a été passée avec votre adresse.`,
  };
}
