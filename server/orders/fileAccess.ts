import type { contract } from "../../src/api/contract/contract.ts";
import { opensInvoice } from "../documents/readInvoice.ts";
import type { Verb } from "../verb.ts";

type Orders = typeof contract.orders;

/** Whether the key of an invoice's link is right; an order that does not exist has none. */
export const checkInvoiceAccess: Verb<Orders["orderInvoiceAccess"]> = async (context, { params, query }) => ({
  hasAccess: await opensInvoice(context, params.uuid, query.invoiceAccessKey),
});
