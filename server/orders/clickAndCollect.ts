import type { contract } from "../../src/api/contract/contract.ts";
import type { Db, Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { Refusal } from "../errors.ts";
import type { Services } from "../services.ts";
import type { Verb } from "../verb.ts";
import { lockCustomerCart, lockCustomerOrder } from "./lockCustomerOrder.ts";
import type { OrderRow } from "./orderAccess.ts";
import { refreshTotals } from "./refreshTotals.ts";

/**
 * Has the order kept at an event's stand, which costs no shipping and needs no delivery address, or sent again. Only a
 * visible event that offers it and has not ended: NOT_FOUND else.
 */
export const setClickAndCollectEvent: Verb<typeof contract.orders.setClickAndCollectEvent> = async (
  context,
  { params, body },
) => {
  const customerId = context.requireCustomer();
  return context.transaction(async (tx) => {
    await lockCustomerCart(tx, params.uuid, customerId);
    const { eventUuid } = body;
    if (eventUuid !== null && !(await hasStand(tx, eventUuid, context.services.now()))) {
      throw new Refusal("NOT_FOUND");
    }
    await tx
      .updateTable("order")
      .set({
        clickAndCollectEventUuid: eventUuid,
        ...(eventUuid === null ? {} : { deliveryAddressId: null }),
      })
      .where("uuid", "=", params.uuid)
      .execute();
    await refreshTotals(tx, params.uuid, context.services);
    return tx.selectFrom("order").selectAll().where("uuid", "=", params.uuid).executeTakeFirstOrThrow();
  });
};

/** Whether orders can be fetched at an event's stand now. */
async function hasStand(db: Db | Tx, eventUuid: string, now: Date): Promise<boolean> {
  const event = await db
    .selectFrom("event")
    .select("uuid")
    .where("uuid", "=", eventUuid)
    .where("isVisible", "=", true)
    .where("isDeleted", "=", false)
    .where("hasClickAndCollect", "=", true)
    .where("end", ">", now.toISOString())
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * Has an order of a stand that is gone sent again, in a transaction of its own: where paying is then refused (an address
 * missing, another total), the shopper sees why.
 */
export async function leaveStandThatIsGone(
  services: Services,
  uuid: string,
  customerId: number,
): Promise<void> {
  await runTransaction(services.db, async (tx) => {
    const order = await lockCustomerOrder(tx, uuid, customerId);
    const eventUuid = order.clickAndCollectEventUuid;
    if (order.status !== "uncomplete" || eventUuid === null) return;
    if (await hasStand(tx, eventUuid, services.now())) return;
    await forgetStand(tx, order);
    await refreshTotals(tx, uuid, services);
  });
}

/** Has an order, which the caller has locked, no longer kept at a stand. */
export async function forgetStand(tx: Tx, { uuid }: Pick<OrderRow, "uuid">): Promise<void> {
  await tx.updateTable("order").set({ clickAndCollectEventUuid: null }).where("uuid", "=", uuid).execute();
}
