import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { OrderStatus } from "../../src/domain/orders/orderStatus.ts";
import type { Tx } from "../db/database.ts";
import { announce } from "./announce.ts";

/** Tells of an order's new status, and of its payment when that is what it means. */
export async function announceStatus(
  tx: Tx,
  { uuid, status, totalPrice }: { uuid: string; status: OrderStatus; totalPrice: number },
): Promise<void> {
  const data = { uuid, code: orderCode(uuid), status, totalPrice };
  await announce(tx, "order.status", data);
  if (status === "paid") await announce(tx, "order.paid", data);
}
