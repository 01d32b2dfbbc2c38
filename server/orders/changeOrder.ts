import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { setAuditActor } from "../cart/changeStatus.ts";
import { lockOrders } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { audit } from "../core/audit.ts";
import type { Author } from "../core/author.ts";
import { CliError } from "../core/cliError.ts";
import type { Tx } from "../db/database.ts";

/**
 * Runs an operator's change of one order, which stays locked until its end, and records it in the journal. Throws `CliError` for
 * an unknown order.
 * @param verb for the journal: `orders cancel`
 * @param work returns the answer, which the journal keeps
 */
export function changeOrder<Answer extends object>(
  author: Author,
  verb: string,
  orderUuid: string,
  work: (tx: Tx, order: OrderRow) => Promise<Answer>,
): Promise<Answer> {
  return author.transaction(async (tx) => {
    await setAuditActor(tx, "operator");
    const [order] = await lockOrders(tx, [orderUuid]);
    if (!order) throw noOrder(orderCode(orderUuid));
    const answer = await work(tx, order);
    const before = { status: order.status };
    await audit(tx, { by: author.name, verb, subject: `order ${order.uuid}`, before, after: answer });
    return answer;
  });
}

export const noOrder = (text: string) => new CliError(`Il n’y a pas de commande ${text.toUpperCase()}.`);
