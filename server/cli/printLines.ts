import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { when } from "./when.ts";

/** Returns the batches that held an order's prints, and its parcels. */
export async function printLines(db: Db, orderUuid: string): Promise<string[]> {
  const held = JSON.stringify([{ orderUuid }]);
  const batches = await db
    .selectFrom("printBatch")
    .select(["target", "reason", "orders", "at"])
    .where(sql<boolean>`orders @> ${held}::jsonb`)
    .orderBy("at")
    .execute();
  const shipments = await db
    .selectFrom("shipment")
    .select(["carrier", "tracking", "at"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("at")
    .execute();
  return [
    ...batches.map(({ target, reason, orders, at }) => {
      const prints = orders.find((order) => order.orderUuid === orderUuid)?.prints.length ?? 0;
      return `Printed: ${prints} ${prints === 1 ? "print" : "prints"} in ${target}, ${when(at)}${reason === null ? "" : `: ${reason}`}`;
    }),
    ...shipments.map(({ carrier, tracking, at }) => `Shipped: ${carrier} ${tracking}, ${when(at)}`),
  ];
}
