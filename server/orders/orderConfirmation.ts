import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

export const orderConfirmation = { kind: "orderConfirmation", payload: z.object({ orderUuid: z.uuid() }) };

/** Enqueues an order's confirmation mail in the transaction that pays or places it. Idempotent. */
export function enqueueOrderConfirmation(tx: Tx, orderUuid: string): Promise<void> {
  return enqueue(tx, orderConfirmation, { orderUuid }, { key: orderUuid });
}
