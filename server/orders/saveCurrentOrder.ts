import type { contract } from "../../src/api/contract/contract.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { found } from "../found.ts";
import type { Verb } from "../verb.ts";
import { changeStatus } from "./changeStatus.ts";
import { findCurrentOrder, lockCurrentOrder, lockOwner } from "./currentOrder.ts";
import { lockOrders } from "./lockOrder.ts";
import { refreshTotals } from "./refreshTotals.ts";

type Orders = typeof contract.orders;

/** Puts the cart aside; its code and the e-mail address find it again. */
export const saveCurrentOrder: Verb<Orders["saveCurrentOrder"]> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const order = await lockCurrentOrder(tx, context.visitor);
    if (!order || !(await holdsItems(tx, order.uuid))) throw new Refusal("ORDER_EMPTY");
    await changeStatus(tx, order, "saved", { email: body.email });
    return { orderUuid: order.uuid };
  });

/**
 * Takes a saved cart up again, at today's prices. The visitor's own cart must be empty: ORDER_NOT_MODIFIABLE else.
 * The e-mail address is forgotten: who found the cart by its code alone need not be who saved it.
 */
export const restoreCurrentOrder: Verb<Orders["restoreCurrentOrder"]> = async (context, { params }) => {
  const { visitor, services } = context;
  return context.transaction(async (tx) => {
    await lockOwner(tx, visitor, "forNoKeyUpdate");
    const own = await findCurrentOrder(tx, visitor);
    const locked = await lockOrders(tx, own ? [params.uuid, own.uuid] : [params.uuid]);
    const saved = found(
      locked.find(
        ({ uuid, status, currentPlaceId }) =>
          uuid === params.uuid && status === "saved" && currentPlaceId === services.settings.creationPlaceId,
      ),
    );
    const current = await lockCurrentOrder(tx, visitor);
    if (current && (await holdsItems(tx, current.uuid))) throw new Refusal("ORDER_NOT_MODIFIABLE");
    if (current) await changeStatus(tx, current, "withdrawn", { isDeleted: true });
    const { customerId, sessionUuid } = visitor;
    await changeStatus(tx, saved, "uncomplete", { email: null, customerId, sessionUuid });
    await refreshTotals(tx, saved.uuid, services);
    return { orderUuid: saved.uuid };
  });
};

async function holdsItems(tx: Tx, orderUuid: string): Promise<boolean> {
  const item = await tx
    .selectFrom("orderItem")
    .select("uuid")
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirst();
  return item !== undefined;
}
