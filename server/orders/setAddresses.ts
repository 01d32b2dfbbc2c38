import type { contract } from "../../src/api/contract/contract.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import type { Verb } from "../verb.ts";
import { lockCustomerCart } from "./lockCustomerOrder.ts";

type Orders = typeof contract.orders;
interface Addresses {
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
}

/** Both must be the customer's own: another's is not found, like one that does not exist. */
export const setAddresses: Verb<Orders["setAddresses"]> = async (context, { params, body }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    const ids = [...new Set([body.deliveryAddressId, body.invoiceAddressId])].filter((id) => id !== null);
    const own = await tx
      .selectFrom("address")
      .select("id")
      .where("id", "in", ids)
      .where("customerId", "=", customerId)
      .where("isDeleted", "=", false)
      .execute();
    if (own.length !== ids.length) throw new Refusal("NOT_FOUND");
    return keepAddresses(tx, params.uuid, body);
  });
};

export const resetAddresses: Verb<Orders["resetAddresses"]> = async (context, { params }) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    return keepAddresses(tx, params.uuid, { deliveryAddressId: null, invoiceAddressId: null });
  });
};

function keepAddresses(tx: Tx, uuid: string, { deliveryAddressId, invoiceAddressId }: Addresses) {
  return tx
    .updateTable("order")
    .set({ deliveryAddressId, invoiceAddressId })
    .where("uuid", "=", uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
