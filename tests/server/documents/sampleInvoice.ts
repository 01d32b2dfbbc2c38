import type { InvoiceContent, InvoiceLine, Seller } from "../../../server/db/storedDocument.ts";
import type { Invoice } from "../../../server/documents/invoiceWords.ts";
import { creditContent } from "../../../server/orders/issueCreditNote.ts";
import { splitVat } from "../../../src/domain/money/vat.ts";

export const seller: Seller = {
  name: "Dossard Photographie & Fils",
  legal: "SARL au capital de 10\u202f000\u00a0€, RCS Coutances",
  street: "3 rue des Écuries",
  zipCode: "50000",
  city: "Saint-Lô",
  siren: "123456789",
  vatNumber: "FR32123456789",
  vatRate: 2000,
  email: "bonjour@dossard.example",
  phone: "02 33 00 00 00",
};

type Line = Omit<InvoiceLine, "gross" | "net" | "rate">;

export const sampleLines: Line[] = [
  {
    kind: "item",
    label: "Tirage photo",
    details: ["20x30", "Option mat", "photo IMG_0042"],
    quantity: 2,
    unitGross: 1799,
  },
  {
    kind: "item",
    label: "Mon parcours <complet>\u00a0: L’Œil d’Or & Šárka",
    details: [],
    quantity: 1,
    unitGross: 123_450,
  },
  { kind: "shipping", label: "Livraison", details: [], quantity: 1, unitGross: 590 },
  { kind: "discount", label: "Remise de 10\u00a0%", details: [], quantity: 1, unitGross: -12_705 },
];

/** An invoice that uses every field; `change` overrides some. */
export function sampleInvoice(
  change: Partial<InvoiceContent> & { given?: Line[]; rate?: number; sellerIs?: Seller | null } = {},
): Invoice {
  const { given = sampleLines, rate = 2000, sellerIs = seller, ...others } = change;
  const priced = given.map((line) => ({ ...line, rate, gross: line.quantity * line.unitGross }));
  const { nets, ...totals } = splitVat(priced);
  return {
    number: "F2026-1-00042",
    issuedAt: "2026-06-13T22:30:00.000Z",
    seller: sellerIs,
    content: {
      orderCode: "8F3A",
      buyer: {
        name: "Éloïse Lefèvre-Noël",
        company: "Écurie du Cœur & Cie",
        vatNumber: "FR40303265045",
        email: "eloise@example.fr",
        address: { street: "12 chemin des Écuries", zipCode: "50000", city: "Saint-Lô" },
      },
      delivery: { street: "Les Œillets", zipCode: "14000", city: "Caen" },
      supply: "mixed",
      lines: priced.map((line, index) => ({ ...line, net: nets[index] ?? 0 })),
      ...totals,
      paidAt: "2026-06-13T22:30:00.000Z",
      paymentMethod: "axepta",
      isSandbox: false,
      ...others,
    },
  };
}

type Complete = Invoice & { seller: Seller };
/** The same, with a known seller. */
export const complete = (...given: Parameters<typeof sampleInvoice>) => sampleInvoice(...given) as Complete;
export const privatePerson = { company: null, vatNumber: null };

/** The same, for another buyer. */
export const withBuyer = (change: Partial<InvoiceContent["buyer"]>) =>
  complete({ buyer: { ...sampleInvoice().content.buyer, ...change } });

/** Returns a credit note for part of an invoice, in cents. */
function credited(
  { number, issuedAt, content, seller }: Complete,
  part: (gross: number) => number,
): Complete {
  const refund = { amount: part(content.gross), method: "axepta" as const, reason: "Tirage abîmé" };
  const later = "2026-07-02T09:00:00.000Z";
  const corrected = { number, issuedAt, content };
  return {
    number: "A2026-1-00003",
    issuedAt: later,
    content: creditContent(corrected, refund, later),
    seller,
  };
}

const withoutVat = { ...seller, vatNumber: null, vatRate: 0 };
/** One invoice of each kind that Factur-X covers. */
export const sampleInvoices = {
  "an invoice with all": complete(),
  "a private person's": withBuyer(privatePerson),
  "a seller without VAT": complete({ rate: 0, sellerIs: withoutVat }),
  "files alone, without an address": complete({ delivery: null, given: sampleLines.slice(0, 1) }),
  "no e-mail, no company": withBuyer({ ...privatePerson, email: null, address: null }),
  "control characters in a name": withBuyer({ name: "A\u0001\u0008B <&\"'> C" }),
  "a price of one finer than a cent": complete({
    given: sampleLines.slice(0, 1).map((line) => ({ ...line, quantity: 3, unitGross: 500 })),
    rate: 1000,
  }),
  "a credit note of all": credited(complete(), (gross) => gross),
  "a credit note of a part": credited(complete(), () => 1000),
} satisfies Record<string, Complete>;
