import { formatDate } from "../../src/domain/dates/dates.ts";
import type { InvoiceContent, Seller, Supply } from "../db/storedDocument.ts";

/** An issued invoice. */
export interface Invoice {
  number: string;
  issuedAt: string;
  content: InvoiceContent;
  /** Null while the settings name no seller. */
  seller: Seller | null;
}

/** Returns whether the buyer gets the invoice as data too, and the mentions for businesses. */
export function isProfessional({ buyer }: Pick<InvoiceContent, "buyer">): boolean {
  return buyer.company !== null || buyer.vatNumber !== null;
}

const supplies: Record<Supply, string> = {
  goods: "Nature de l’opération\u00a0: livraison de biens",
  service: "Nature de l’opération\u00a0: prestation de services",
  mixed: "Nature de l’opération\u00a0: livraison de biens et prestation de services",
};
export const supplyWords = (supply: Supply) => supplies[supply];

const methods = {
  axepta: "par carte bancaire",
  card: "par carte bancaire",
  cash: "en espèces",
  check: "par chèque",
  other: "",
} as const;

/** Returns the document's title. */
export function documentWord({ content }: Pick<Invoice, "content">): "Facture" | "Avoir" {
  return content.credit ? "Avoir" : "Facture";
}

/** « Payée le 14 juin 2026 par carte bancaire », « Remboursé le … » on a credit note. */
export function paidBy({ content }: Invoice): string {
  const how = content.paymentMethod === null ? "" : methods[content.paymentMethod];
  return `${content.credit ? "Remboursé" : "Payée"} le ${formatDate(content.paidAt)} ${how}`.trim();
}

export const noVat = "TVA non applicable, article 293\u00a0B du code général des impôts";

/** Returns the mentions required by law, and why a specimen is not an invoice. */
export function mentions({ content, seller }: Invoice): string[] {
  const specimen = seller === null || content.isSandbox;
  return [
    ...(content.rates.some(({ rate }) => rate === 0) ? [`${noVat}.`] : []),
    ...(content.credit ? [`Motif\u00a0: ${content.credit.reason}`] : []),
    ...(isProfessional(content) && !content.credit
      ? [
          "Pas d’escompte pour paiement anticipé. En cas de retard de paiement\u00a0: pénalités de trois fois le taux d’intérêt légal et indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement (articles L.\u00a0441-10 et D.\u00a0441-5 du code de commerce).",
        ]
      : []),
    ...(specimen
      ? [
          content.isSandbox
            ? "Spécimen\u00a0: paiement de démonstration, aucune somme n’a été versée."
            : "Spécimen\u00a0: l’identité du vendeur n’est pas renseignée.",
        ]
      : []),
  ];
}
