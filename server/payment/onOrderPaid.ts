import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { putFileJobs } from "../files/orderFileJobs.ts";
import { putJob } from "../jobs/enqueue.ts";
import { invoiceMailJob } from "../orders/invoiceMailJob.ts";
import { issueInvoice } from "../orders/issueInvoice.ts";
import { putOrderConfirmation } from "../orders/orderConfirmationJob.ts";

/**
 * What a payment causes, however it came: to be called last in the transaction that makes an order paid. Called again it
 * changes nothing.
 */
export async function afterPayment(tx: Tx, services: Services, orderUuid: string): Promise<void> {
  await putOrderConfirmation(tx, orderUuid);
  await putFileJobs(tx, orderUuid);
  await putJob(tx, invoiceMailJob, { orderUuid }, { key: orderUuid });
  await issueInvoice(tx, services, orderUuid);
}
