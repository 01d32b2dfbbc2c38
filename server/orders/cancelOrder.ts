import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { mayBecome } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { changeOrder } from "./changeOrder.ts";
import { statusName } from "./statusName.ts";

export interface CanceledOrder {
  uuid: string;
  status: OrderStatus;
  /** What was paid for it, in cents. */
  paid: number;
}

/**
 * Cancels a placed order: its payment becomes due back (`refundsDue`) and its files can no longer be downloaded. Throws `CliError`
 * where it is too late or too early.
 */
export function cancelOrder(author: Author, orderUuid: string): Promise<CanceledOrder> {
  return changeOrder(author, "orders cancel", orderUuid, async (tx, order) => {
    const { uuid, status, paidAt, totalPrice } = order;
    if (!mayBecome(status, "canceled")) {
      throw new CliError(
        `La commande ${orderCode(uuid)} est « ${statusName(status)} » : elle ne peut pas être annulée.`,
      );
    }
    await changeStatus(tx, order, "canceled");
    return { uuid, status: "canceled", paid: paidAt === null ? 0 : totalPrice };
  });
}
