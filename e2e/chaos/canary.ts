import { sql } from "kysely";
import type { FileStore } from "../../server/core/fileStore.ts";
import type { Db } from "../../server/db/database.ts";
import { digitalKey } from "../../server/files/orderFiles.ts";

/**
 * Breaks what the check of a run must find: takes the payment of a paid order away, and changes a byte of a file that an order has.
 * @returns what the faults found must name: the order's uuid, and the file's key
 */
export async function plantFaults(db: Db, files: FileStore): Promise<string[]> {
  const orderUuid = await db.transaction().execute(async (tx) => {
    // The database itself lets nobody change a payment.
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ orderUuid: string }>`
      delete from payment where ctid = (select ctid from payment where status = 'paid' limit 1)
      returning "orderUuid"`.execute(tx);
    return rows[0]?.orderUuid;
  });
  const file = await db
    .selectFrom("digitalFile")
    .select(["pictureUuid", "format"])
    .where("crc32", "is not", null)
    .limit(1)
    .executeTakeFirst();
  const key = file && digitalKey(file.pictureUuid, file.format);
  const bytes = key && (await files.get(key));
  if (!orderUuid || !key || !bytes)
    throw new Error("nothing to break: no order was paid, or no file was made");
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await files.put(key, bytes);
  return [orderUuid, key];
}
