import { frenchText } from "../../src/domain/french/frenchText.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter, LetterPart } from "../mail/letter.ts";
import type { Parcel } from "./shipOrder.ts";

export interface ShippedOrder extends Parcel {
  orderUuid: string;
  firstName: string;
  /** Name and address on the parcel. */
  sentTo: readonly string[];
  /** `letterPictures` of its prints. */
  pictures: readonly LetterPart[];
  /** Its files are still to be mailed. */
  hasFilesToCome: boolean;
  /** The order's page. */
  url: string;
  shop: string;
}

const paragraph = (text: string): LetterPart => ({ kind: "paragraph", text: frenchText(text) });

/** The mail that says that an order's prints are on their way. */
export function shippedLetter(order: ShippedOrder): Letter {
  const { orderUuid, firstName, carrier, tracking, sentTo, pictures, hasFilesToCome, url, shop } = order;
  const code = orderCode(orderUuid);
  return {
    subject: `Votre commande ${code} est expédiée`,
    preview: frenchText(`${carrier}, numéro de suivi : ${tracking}.`),
    title: "Vos tirages sont en route",
    from: shop,
    parts: [
      paragraph(firstName === "" ? "Bonjour," : `Bonjour ${firstName},`),
      paragraph(`Les tirages de votre commande ${code} ont été confiés au transporteur.`),
      ...pictures,
      {
        kind: "block",
        lines: [frenchText(`Transporteur : ${carrier}`), frenchText(`Numéro de suivi : ${tracking}`)],
      },
      ...(sentTo.length === 0
        ? []
        : [paragraph("Ils sont envoyés à cette adresse :"), { kind: "block" as const, lines: sentTo }]),
      ...(hasFilesToCome ? [paragraph("Vos fichiers numériques vous sont envoyés par e-mail.")] : []),
      { kind: "button", label: "Voir la commande", url },
    ],
    reason: `Vous recevez ce message parce que la commande ${code} a été passée avec votre adresse.`,
  };
}
