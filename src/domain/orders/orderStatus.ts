/** Every status of an order, in lifecycle order (specification, section 4). */
export const orderStatuses = [
  "uncomplete",
  "saved",
  "withdrawn",
  "finalized",
  "paying",
  "paid",
  "canceled",
  "analyzed",
  "altered",
  "paperAltered",
  "paperInProduction",
  "produced",
  "paperProduced",
  "paperDelivered",
  "numericAltered",
  "numericToSend",
  "numericProduction",
  "numericCompiled",
  "numericZipped",
  "numericSent",
  "ended",
  "delivered",
  "localDelivered",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const labels: Record<OrderStatus, string | null> = {
  uncomplete: "À terminer",
  saved: null,
  withdrawn: "Annulée",
  canceled: "Annulée",
  paying: "Paiement en cours",
  finalized: "Préparation en cours",
  paid: "Préparation en cours",
  analyzed: "Préparation en cours",
  altered: "Préparation en cours",
  paperAltered: "Préparation en cours",
  paperInProduction: "Préparation en cours",
  produced: "Préparation en cours",
  paperProduced: "Préparation en cours",
  paperDelivered: "Préparation en cours",
  numericAltered: "Préparation en cours",
  numericToSend: "Préparation en cours",
  numericProduction: "Préparation en cours",
  numericCompiled: "Préparation en cours",
  numericZipped: "Préparation en cours",
  numericSent: "Préparation en cours",
  localDelivered: "Remise",
  delivered: "Expédiée",
  ended: "Expédiée",
};

/** The status label shown to customers; `null` where the specification gives none. */
export function orderStatusLabel(status: OrderStatus): string | null {
  return labels[status];
}

/** The paid-or-later subset: paid through delivered, without numericToSend (specification, section 4). */
export function isPaidOrLater(status: OrderStatus): boolean {
  if (status === "canceled" || status === "numericToSend") return false;
  return orderStatuses.indexOf(status) >= orderStatuses.indexOf("paid");
}

export const numericStatuses = ["sending", "errorSending", "sent"] as const;
export const paymentMethods = ["axepta", "cash", "check", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** Payment methods at a counter. */
export const counterPaymentMethods = ["cash", "check", "card", "other"] as const;
export type CounterPaymentMethod = (typeof counterPaymentMethods)[number];
export const orderAccesses = ["MUST_AUTH", "NOK", "OK"] as const;

export const orderItemPictureStatuses = [
  "new",
  "analyzed",
  "toAlterCentral",
  "altered",
  "toProduceCentral",
  "prepareFolderProduction",
  "preparePrintProduction",
  "sentToFolderProduction",
  "sentToPrintProduction",
  "sentToExternalProduction",
  "produced",
  "prepareSendNumeric",
  "compiled",
  "zipped",
  "toDeliverCentral",
  "delivered",
  "cleansed",
] as const;
