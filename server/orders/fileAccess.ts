import type { contract } from "../../src/api/contract/contract.ts";
import { creditNoteNumbers } from "../documents/creditNotesOf.ts";
import { opensInvoice } from "../documents/readInvoice.ts";
import { note, openDownload } from "../downloads/download.ts";
import type { Verb } from "../verb.ts";

type Orders = typeof contract.orders;

/** Whether the key of an invoice's link is right; an order that does not exist has none. */
export const checkInvoiceAccess: Verb<Orders["checkInvoiceAccess"]> = async (context, { params, query }) => {
  const hasAccess = await opensInvoice(context, params.uuid, query.invoiceAccessKey);
  return { hasAccess, creditNotes: hasAccess ? await creditNoteNumbers(context.db, params.uuid) : [] };
};

/** What the key of a download's link opens; that it was followed is noted. */
export const checkDownloadAccess: Verb<Orders["checkDownloadAccess"]> = async (
  { services },
  { params, query },
) => {
  const download = await openDownload(services, params.uuid, query.publicAccessKey);
  if (!download) return { hasAccess: false, isReady: false, expiresAt: null, parts: [], smallerCount: 0 };
  await note(services, params.uuid, "downloadAccessedAt");
  return { hasAccess: true, ...download };
};
