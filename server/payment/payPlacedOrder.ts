import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { CounterPaymentMethod, OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import { changeOrder } from "../orders/changeOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { payOrder } from "./payOrder.ts";

export interface PaidOrder {
  uuid: string;
  status: OrderStatus;
  paymentMethod: CounterPaymentMethod;
  /** Cents. */
  totalPrice: number;
}

/** Records that an order placed at a stand was paid there. Throws `CliError` for any other order. */
export function payPlacedOrder(
  author: Author,
  services: Services,
  orderUuid: string,
  paymentMethod: CounterPaymentMethod,
): Promise<PaidOrder> {
  return changeOrder(author, "orders pay", orderUuid, async (tx, order) => {
    const { uuid, status, paidAt, totalPrice } = order;
    const known = `La commande ${orderCode(uuid)} est`;
    if (paidAt !== null) throw new CliError(`${known} « ${statusName(status)} », déjà payée.`);
    if (status !== "finalized") {
      throw new CliError(
        `${known} « ${statusName(status)} » : seule une commande passée à un stand se paie ici.`,
      );
    }
    await payOrder(tx, services, order, paymentMethod);
    return { uuid, status: "paid", paymentMethod, totalPrice };
  });
}
