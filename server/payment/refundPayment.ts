import type { Author } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { changeOrder } from "../orders/changeOrder.ts";
import { notePaymentRefund } from "./refunds.ts";

export interface RefundedPayment {
  uuid: string;
  /** The payment. */
  transId: string;
  /** Cents. */
  amount: number;
}

/** Records that a surplus card payment of an order was given back whole. Throws `CliError` for any other payment. */
export function refundPayment(
  author: Author,
  services: Pick<Services, "now">,
  orderUuid: string,
  { transId, reason }: { transId: string; reason: string },
): Promise<RefundedPayment> {
  return changeOrder(author, "orders refund", orderUuid, async (tx, order) => ({
    uuid: order.uuid,
    transId,
    amount: await notePaymentRefund(tx, services, order, transId, reason),
  }));
}
