import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { putFileJobs } from "../files/orderFileJobs.ts";
import { putJob } from "../jobs/enqueue.ts";
import { invoiceMail } from "../orders/invoiceMail.ts";
import { issueInvoice } from "../orders/issueInvoice.ts";
import { enqueueOrderConfirmation } from "../orders/orderConfirmation.ts";

/**
 * What a payment causes, however it came: to be called last in the transaction that makes an order paid. Called again it
 * changes nothing.
 */
export async function afterPayment(tx: Tx, services: Services, orderUuid: string): Promise<void> {
  await enqueueOrderConfirmation(tx, orderUuid);
  await putFileJobs(tx, orderUuid);
  await putJob(tx, invoiceMail, { orderUuid }, { key: orderUuid });
  await issueInvoice(tx, services, orderUuid);
}
