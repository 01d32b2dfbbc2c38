import type { Withdrawal } from "../../src/api/contract/withdrawalCalls.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Db, Tx } from "../db/database.ts";
import { readWithdrawable } from "./withdrawable.ts";

/** Returns the state of an order's withdrawal: what was declared, or what still can be. */
export async function withdrawalOf(db: Db | Tx, order: OrderRow, now: Date): Promise<Withdrawal> {
  const declared = await readDeclared(db, order.uuid);
  if (declared) {
    const { at, email, covers } = declared;
    return { isOpen: false, until: null, declaredAt: at, email, covers };
  }
  const { covers, until } = await readWithdrawable(db, order);
  const isOpen = covers.length > 0 && (until === null || now.getTime() <= Date.parse(until));
  return { isOpen, until, declaredAt: null, email: null, covers };
}

export function readDeclared(db: Db | Tx, orderUuid: string) {
  return db.selectFrom("withdrawal").selectAll().where("orderUuid", "=", orderUuid).executeTakeFirst();
}
