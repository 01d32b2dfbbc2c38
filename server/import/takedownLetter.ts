import { frenchText } from "../../src/domain/french/frenchText.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Letter } from "../mail/letter.ts";

/** The mail that explains why a picture is gone. */
export function takedownLetter(told: {
  orderUuid: string;
  pictureName: string;
  /** Placed orders keep their lines. Otherwise it is a cart, and has lost the picture. */
  isPlaced: boolean;
  isPaid: boolean;
  firstName: string;
  shop: string;
}): Letter {
  const { orderUuid, pictureName, isPlaced, isPaid, firstName, shop } = told;
  const code = orderCode(orderUuid);
  const why = `Une personne qui figure sur la photo ${pictureName} a demandé son retrait, comme son droit à l’image le lui permet.`;
  const what = isPlaced
    ? `Nous ne pouvons plus vous la fournir. Votre commande ${code} en garde la trace, mais son fichier n’est plus téléchargeable.`
    : `Nous l’avons retirée de votre panier ${code}. Vos autres photos y sont toujours.`;
  const next = isPaid
    ? "Nous revenons vers vous pour vous la rembourser ou vous en proposer une autre."
    : isPlaced
      ? "Dites-le-nous au moment de payer : nous en tiendrons compte."
      : "Vous pouvez en choisir une autre à sa place.";
  return {
    subject: `La photo ${pictureName} n’est plus disponible`,
    preview: frenchText(`Commande ${code} : une photo a été retirée.`),
    title: "Une photo a été retirée",
    from: shop,
    parts: [
      { kind: "paragraph", text: firstName === "" ? "Bonjour," : `Bonjour ${firstName},` },
      { kind: "paragraph", text: frenchText(why) },
      { kind: "paragraph", text: frenchText(what) },
      { kind: "paragraph", text: frenchText(next) },
    ],
    reason: `Vous recevez ce message parce que cette photo figurait dans ${isPlaced ? `la commande ${code}` : `le panier ${code}`}.`,
  };
}
