import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { creditNoteNumbers } from "./creditNotes.ts";
import { opensInvoice } from "./readInvoice.ts";

/** Returns whether the key of an invoice's link is right; false for an order that does not exist. */
export const checkInvoiceAccess: Handler<typeof orderCalls.checkInvoiceAccess> = async (
  context,
  { params, query },
) => {
  const hasAccess = await opensInvoice(context, params.uuid, query.invoiceAccessKey);
  return { hasAccess, creditNotes: hasAccess ? await creditNoteNumbers(context.db, params.uuid) : [] };
};
