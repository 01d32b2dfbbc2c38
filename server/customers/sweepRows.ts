import { type RawBuilder, sql } from "kysely";
import { type Db, runTransaction } from "../db/database.ts";
import type { Database } from "../db/schema.ts";

/** Rows locked at once: a shopper who needs one of them waits for some milliseconds. */
const batch = 500;
const orderBatch = 50;

/** Deletes the rows of a table that match a condition, in batches; rows in use are left to the next sweep. */
export async function sweepRows(
  db: Db,
  table: keyof Database,
  condition: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${batch} for update skip locked))`.execute(
      db,
    );
    if ((numAffectedRows ?? 0n) < BigInt(batch)) return;
  }
}

/** Same, for orders with their items and pictures. @param condition on the order, named `cart` */
export async function sweepOrders(
  db: Db,
  condition: RawBuilder<unknown>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const count = await runTransaction(db, async (tx) => {
      const locked = await sql<{ uuid: string }>`
        select uuid from "order" cart where ${condition} limit ${orderBatch} for update skip locked`.execute(
        tx,
      );
      const uuids = locked.rows.map(({ uuid }) => uuid);
      // Checked again under the lock: an item may have changed since.
      const { rows } = await sql<{ uuid: string }>`
        select uuid from "order" cart where uuid = any(${uuids}) and ${condition}`.execute(tx);
      await deleteOrders(
        tx,
        rows.map(({ uuid }) => uuid),
      );
      return uuids.length;
    });
    if (count < orderBatch) return;
  }
}

/** Deletes unpaid orders, which the caller has locked, with their content. */
export async function deleteOrders(db: Db, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await db
    .deleteFrom("orderItemPicture")
    .where("orderItemUuid", "in", (items) =>
      items.selectFrom("orderItem").select("uuid").where("orderUuid", "in", uuids),
    )
    .execute();
  await db.deleteFrom("orderItem").where("orderUuid", "in", uuids).execute();
  await db.deleteFrom("order").where("uuid", "in", uuids).execute();
}
