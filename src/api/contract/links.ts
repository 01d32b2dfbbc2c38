import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { line, naturalQuery, uuid } from "./fields.ts";

/** Addresses that the browser opens itself: the response is a file, not JSON (specification, section 7 "Links"). */
export interface FileLink extends Pick<Endpoint, "path" | "summary" | "params" | "query" | "errors"> {
  method: "GET";
  produces: readonly ("image/jpeg" | "application/zip" | "application/pdf")[];
  /** A `Range` of it can be asked for. Default: no. */
  isResumable?: true;
}

const params = z.object({ uuid });
const ofCreditNote = z.object({ uuid, number: line(30) });
const key = line(64);

export const fileLinks = {
  downloadOrder: {
    method: "GET",
    path: "/anonymous/orders/{uuid}/doDownloadOrder",
    summary:
      "An order's files, or one part of them (from 1) where one zip would be too large; a single file is a picture",
    params,
    query: z.object({ publicAccessKey: key, part: z.optional(naturalQuery) }),
    produces: ["image/jpeg", "application/zip"],
    isResumable: true,
    errors: ["NOT_FOUND", "FILES_NOT_READY"],
  },
  customerInvoice: {
    method: "GET",
    path: "/customer/orders/{uuid}/invoice",
    summary: "An order's invoice, for its customer",
    params,
    query: z.object({ authToken: line(200) }),
    produces: ["application/pdf"],
    errors: ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"],
  },
  customerCreditNote: {
    method: "GET",
    path: "/customer/orders/{uuid}/creditNotes/{number}",
    summary: "A credit note of an order, for its customer",
    params: ofCreditNote,
    query: z.object({ authToken: line(200) }),
    produces: ["application/pdf"],
    errors: ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"],
  },
  creditNote: {
    method: "GET",
    path: "/anonymous/orders/{uuid}/creditNotes/{number}",
    summary: "A credit note of an order, by its invoice's key",
    params: ofCreditNote,
    query: z.object({ invoiceAccessKey: key, xAppVersion: z.optional(line(20)) }),
    produces: ["application/pdf"],
    errors: ["NOT_FOUND"],
  },
  invoice: {
    method: "GET",
    path: "/anonymous/orders/{uuid}/invoice",
    summary: "An order's invoice, by its key",
    params,
    query: z.object({ invoiceAccessKey: key, xAppVersion: z.optional(line(20)) }),
    produces: ["application/pdf"],
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, FileLink>;
