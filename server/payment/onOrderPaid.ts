import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { enqueueFileJobs } from "../files/orderFileJobs.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { invoiceMail } from "../orders/invoiceMail.ts";
import { issueInvoice } from "../orders/issueInvoice.ts";
import { enqueueOrderConfirmation } from "../orders/orderConfirmation.ts";

/** Triggers what follows a payment of any kind. Call it last in the transaction that marks an order as paid. Idempotent. */
export async function onOrderPaid(tx: Tx, services: Services, orderUuid: string): Promise<void> {
  await enqueueOrderConfirmation(tx, orderUuid);
  await enqueueFileJobs(tx, orderUuid);
  await enqueue(tx, invoiceMail, { orderUuid }, { key: orderUuid });
  await issueInvoice(tx, services, orderUuid);
}
