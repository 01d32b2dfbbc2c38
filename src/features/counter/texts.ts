import { formatDate, formatDateTime, formatHour } from "../../domain/dates/dates.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import type { CounterPaymentMethod, PaymentMethod } from "../../domain/orders/orderStatus.ts";

export const methodWords: Record<PaymentMethod, string> = {
  cash: "Espèces",
  check: "Chèque",
  card: "Carte bancaire",
  other: "Autre",
  axepta: "Carte bancaire en ligne",
};

export const methodHints: Record<CounterPaymentMethod, string> = {
  cash: "Billets et pièces",
  check: "À l’ordre du vendeur",
  card: "Sur le terminal du stand",
  other: "Bon d’achat, virement…",
};

/** « 3 commandes, 120,00 € ». */
export function salesWords(orderCount: number, totalPrice: number): string {
  return `${pluralize(orderCount, "commande")}, ${formatEuros(totalPrice)}`;
}

/** « Passée à 10 h 24 »; on another day « Passée le 16 mai 2026 à 10 h 24 ». */
export function placedWords(placedAt: string, now: Date): string {
  const isToday = formatDate(placedAt) === formatDate(now.toISOString());
  return isToday ? `Passée à ${formatHour(placedAt)}` : `Passée le ${formatDateTime(placedAt)}`;
}
