import type { Event } from "../../src/api/contract/catalogueEntities.ts";
import type { PaymentMethod } from "../../src/domain/orders/orderStatus.ts";

/** The seller, as far as set. */
export interface SellerSettings {
  name: string | null;
  /** Legal form, capital, register: « SARL au capital de 10 000 €, RCS Coutances ». */
  legal: string | null;
  street: string | null;
  zipCode: string | null;
  city: string | null;
  /** The first 9 digits of the given number. */
  siren: string | null;
  vatNumber: string | null;
  /** In hundredths of a percent; 0: no VAT is charged (article 293 B of the CGI). */
  vatRate: number;
  email: string | null;
  phone: string | null;
}

/** A seller complete enough for invoices; stored with each of them. */
export type Seller = SellerSettings & Record<"name" | "street" | "zipCode" | "city" | "siren", string>;

export interface PostalAddress {
  /** Who receives the parcel, if not the buyer. */
  recipient?: string | null;
  street: string;
  zipCode: string;
  city: string;
}

/** Amounts in cents; the unit's price includes VAT. */
export interface InvoiceLine {
  kind: "item" | "shipping" | "discount";
  label: string;
  details: string[];
  quantity: number;
  unitGross: number;
  gross: number;
  net: number;
  rate: number;
}

/** Goods are prints, a service is a file (article 242 nonies A of the CGI's annex II). */
export type Supply = "goods" | "service" | "mixed";

/** Content of an invoice when it was issued; later changes do not affect it. */
export interface InvoiceContent {
  orderCode: string;
  buyer: {
    name: string;
    company: string | null;
    vatNumber: string | null;
    email: string | null;
    address: PostalAddress | null;
  };
  /** Delivery address, if different from the buyer's. */
  delivery: PostalAddress | null;
  /** The event at whose stand it is picked up, if any. */
  pickUp?: Pick<Event, "label" | "start" | "end"> | null;
  supply: Supply;
  lines: InvoiceLine[];
  rates: Record<"rate" | "net" | "vat" | "gross", number>[];
  net: number;
  vat: number;
  gross: number;
  paidAt: string;
  paymentMethod: PaymentMethod | null;
  /** Paid at the sandbox bank: no money moved. */
  isSandbox: boolean;
  /** Set for a credit note: its amounts, also positive, are given back. `paidAt` is when. */
  credit?: Credit;
}

export interface Credit {
  /** Number of the corrected invoice. */
  invoiceNumber: string;
  invoiceIssuedAt: string;
  reason: string;
}
