import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import { advancesOf } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import { changeOrder } from "./changeOrder.ts";
import { orderContentKinds } from "./orderContentKinds.ts";
import { statusName } from "./statusName.ts";

export interface AdvancedOrder {
  uuid: string;
  /** Its status before. */
  from: OrderStatus;
  status: OrderStatus;
}

/** Leads a paid order on through its preparation. Throws `CliError` for a status that does not follow. */
export function advanceOrder(author: Author, orderUuid: string, to: string): Promise<AdvancedOrder> {
  return changeOrder(author, "orders advance", orderUuid, async (tx, order) => {
    const open = advancesOf(order.status, await orderContentKinds(tx, order.uuid));
    const status = open.find((next) => next === to);
    if (status === undefined) {
      const ways =
        open.length === 0 ? "rien ne suit cet état" : `peuvent suivre ${open.map(statusName).join(", ")}`;
      throw new CliError(
        `La commande ${orderCode(order.uuid)} est « ${statusName(order.status)} » : ${ways}.`,
      );
    }
    await changeStatus(tx, order, status);
    return { uuid: order.uuid, from: order.status, status };
  });
}
