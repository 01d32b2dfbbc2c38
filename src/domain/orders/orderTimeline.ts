import type { OrderStatus } from "./orderStatus.ts";

/** Customer-facing text of each status change. One table, as for the labels (`orderStatusLabel`). */
const words: Record<OrderStatus, string> = {
  uncomplete: "Commande créée",
  saved: "Panier mis de côté",
  withdrawn: "Commande annulée",
  finalized: "Commande enregistrée au stand",
  paying: "Paiement commencé",
  paid: "Paiement reçu",
  canceled: "Commande annulée",
  analyzed: "Photos vérifiées",
  altered: "Photos préparées",
  paperAltered: "Photos préparées pour l’impression",
  paperInProduction: "Impression des tirages commencée",
  produced: "Photos prêtes",
  paperProduced: "Tirages imprimés",
  paperDelivered: "Tirages confiés au transporteur",
  numericAltered: "Photos préparées pour les fichiers",
  numericToSend: "Fichiers prêts à être envoyés",
  numericProduction: "Préparation des fichiers commencée",
  numericCompiled: "Fichiers rassemblés",
  numericZipped: "Fichiers rassemblés",
  numericSent: "Fichiers envoyés",
  ended: "Commande terminée",
  delivered: "Commande expédiée",
  localDelivered: "Commande remise au stand",
};

export interface TimelineStep {
  /** ISO 8601. */
  at: string;
  words: string;
}

/** Known dates of an order's files. */
export interface FileMoments {
  downloadMailedAt: string | null;
  downloadedAt: string | null;
}

/**
 * Returns an order's history in plain French, oldest first: each status change and the progress of its files. Entries
 * that repeat the previous text are omitted.
 */
export function orderTimeline(
  steps: readonly { at: string; status: OrderStatus }[],
  { downloadMailedAt, downloadedAt }: FileMoments,
): TimelineStep[] {
  const told = steps.map(({ at, status }, place) => ({
    at,
    words: wordsOf(status, steps[place - 1]?.status),
  }));
  if (downloadMailedAt)
    told.push({ at: downloadMailedAt, words: "Lien vers vos fichiers envoyé par e-mail" });
  if (downloadedAt) told.push({ at: downloadedAt, words: "Fichiers téléchargés" });
  const time = (step: TimelineStep) => Date.parse(step.at);
  // Simultaneous entries keep their order: the sort is stable.
  return told
    .sort((one, other) => time(one) - time(other))
    .filter((step, place, all) => step.words !== all[place - 1]?.words);
}

function wordsOf(status: OrderStatus, before: OrderStatus | undefined): string {
  if (status === "uncomplete" && before === "paying") return "Paiement interrompu";
  if (status === "uncomplete" && before === "saved") return "Panier récupéré";
  return words[status];
}
