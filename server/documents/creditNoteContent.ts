import type { InvoiceContent } from "./invoiceContent.ts";

/** What a credit note says, as it was when it was issued. Its amounts are positive: they are what is given back. */
export interface CreditNoteContent
  extends Pick<
    InvoiceContent,
    "orderCode" | "buyer" | "supply" | "rates" | "net" | "vat" | "gross" | "isSandbox"
  > {
  invoiceNumber: string;
  invoiceIssuedAt: string;
  reason: string;
  refundMethod: NonNullable<InvoiceContent["paymentMethod"]>;
}
