import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

export const orderConfirmation = { kind: "orderConfirmation", payload: z.object({ orderUuid: z.uuid() }) };

/** Enqueues the confirmation mail of an order, in the transaction that pays or places it; once, however often it is called. */
export function enqueueOrderConfirmation(tx: Tx, orderUuid: string): Promise<void> {
  return enqueue(tx, orderConfirmation, { orderUuid }, { key: orderUuid });
}
