import type { Tx } from "../db/database.ts";

interface Addresses {
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
}

export function keepAddresses(tx: Tx, uuid: string, { deliveryAddressId, invoiceAddressId }: Addresses) {
  return tx
    .updateTable("order")
    .set({ deliveryAddressId, invoiceAddressId })
    .where("uuid", "=", uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
