import { frenchText } from "../../domain/french/frenchText.ts";
import type { OrderStatus } from "../../domain/orders/orderStatus.ts";

/** Whether an order has a receipt at the stand: it was placed there, whatever its status since. */
export const hasReceipt = (status: OrderStatus) =>
  !(["uncomplete", "saved", "withdrawn", "paying"] as OrderStatus[]).includes(status);

/**
 * Returns the receipt's text for an order placed at the stand.
 * @param total its price, formatted
 */
export function receiptWords(
  status: OrderStatus,
  hasPaper: boolean,
  total: string,
): { title: string; text: string } {
  const words = (title: string, text: string) => ({ title: frenchText(title), text: frenchText(text) });
  switch (status) {
    case "finalized":
      return words(
        "Merci, votre commande est enregistrée !",
        hasPaper
          ? `Présentez ce code au comptoir pour régler ${total} et récupérer vos photos.`
          : `Présentez ce code au comptoir pour régler ${total} : vos fichiers vous sont ensuite envoyés par e-mail.`,
      );
    case "canceled":
      return words("Votre commande est annulée", "Une question ? Présentez ce code au comptoir.");
    case "localDelivered":
    case "delivered":
    case "ended":
      return words(
        "Merci, et à bientôt !",
        hasPaper ? "Vos photos vous ont été remises." : "Vos fichiers vous ont été envoyés par e-mail.",
      );
    default:
      return words(
        "Merci, votre commande est payée !",
        hasPaper
          ? "Présentez ce code au comptoir pour récupérer vos photos."
          : "Vos fichiers vous sont envoyés par e-mail.",
      );
  }
}
