import type { Author } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { changeOrder } from "../orders/changeOrder.ts";
import { noteRefund, type RefundNote } from "./refunds.ts";

export interface RefundedOrder {
  uuid: string;
  /** Cents. */
  amount: number;
  /** Its number; null without an invoice. */
  creditNote: string | null;
}

/** Records that money was given back for an order. Throws `CliError` where less is left to refund. */
export function refundOrder(
  author: Author,
  services: Services,
  orderUuid: string,
  note: RefundNote,
): Promise<RefundedOrder> {
  return changeOrder(author, "orders refund", orderUuid, async (tx, order) => ({
    uuid: order.uuid,
    ...(await noteRefund(tx, services, order, note)),
  }));
}
