import type { Tx } from "../db/database.ts";
import { invoiceMailJob } from "../documents/invoiceMailJob.ts";
import { issueInvoice } from "../documents/issueInvoice.ts";
import { putFileJobs } from "../downloads/digitalFileJob.ts";
import { putJob } from "../jobs/putJob.ts";
import type { Services } from "../services.ts";
import { putOrderConfirmation } from "./orderConfirmationJob.ts";

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
