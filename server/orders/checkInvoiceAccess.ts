import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { creditNoteNumbers } from "./creditNotes.ts";
import { opensInvoice } from "./readInvoice.ts";

/** Whether the key of an invoice's link is right; an order that does not exist has none. */
export const checkInvoiceAccess: Handler<typeof contract.orders.checkInvoiceAccess> = async (
  context,
  { params, query },
) => {
  const hasAccess = await opensInvoice(context, params.uuid, query.invoiceAccessKey);
  return { hasAccess, creditNotes: hasAccess ? await creditNoteNumbers(context.db, params.uuid) : [] };
};
