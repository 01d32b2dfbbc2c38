import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";

const names: Record<OrderStatus, string> = {
  uncomplete: "panier",
  saved: "panier enregistré",
  withdrawn: "abandonnée",
  finalized: "à payer",
  paying: "paiement en cours",
  paid: "payée",
  canceled: "annulée",
  analyzed: "vérifiée",
  altered: "retouchée",
  paperAltered: "tirages retouchés",
  paperInProduction: "tirages en cours",
  produced: "faite",
  paperProduced: "tirages faits",
  paperDelivered: "tirages remis",
  numericAltered: "fichiers retouchés",
  numericToSend: "fichiers à envoyer",
  numericProduction: "fichiers en cours",
  numericCompiled: "fichiers faits",
  numericZipped: "fichiers réunis",
  numericSent: "fichiers envoyés",
  ended: "terminée",
  delivered: "expédiée",
  localDelivered: "remise",
};

/** Returns a status as operators read it, with the code that commands take: « payée (paid) ». */
export const statusName = (status: OrderStatus): string => `${names[status]} (${status})`;
