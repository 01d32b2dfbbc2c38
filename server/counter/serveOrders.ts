import type { contract } from "../../src/api/contract/contract.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { actAs, changeStatus } from "../orders/changeStatus.ts";
import { lockOrder } from "../orders/lockOrder.ts";
import type { OrderRow } from "../orders/orderAccess.ts";
import { payOrder } from "../orders/payOrder.ts";
import type { Verb } from "../verb.ts";
import { readCounterOrder, readCounterOrders } from "./counterOrders.ts";
import { dayOf } from "./day.ts";

type Counter = typeof contract.counter;

export const listCounterOrders: Verb<Counter["listCounterOrders"]> = (
  { db, settings, services },
  { query },
) => {
  const code = query.code?.trim() ?? "";
  const wanted = code === "" ? { day: query.day ?? dayOf(services.now()) } : { code };
  return readCounterOrders(db, settings.creationPlaceId, wanted);
};

export const showCounterOrder: Verb<Counter["readCounterOrder"]> = ({ db, settings }, { params }) =>
  readCounterOrder(db, settings.creationPlaceId, params.uuid);

/** Paid once, however many screens say so: the second is told that the order has changed. */
export const payAtCounter: Verb<Counter["payAtCounter"]> = (context, { params, body }) =>
  serve(context, params.uuid, async (tx, order) => {
    if (order.status === "finalized" && order.totalPrice !== body.totalPrice) {
      throw new Refusal("PRICE_CHANGED");
    }
    await payOrder(tx, context.services, order, body.method);
  });

export const handOver: Verb<Counter["handOverOrder"]> = (context, { params }) =>
  serve(context, params.uuid, async (tx, order) => {
    const { actions } = await readCounterOrder(tx, context.settings.creationPlaceId, order.uuid);
    if (!actions.includes("handOver")) throw new Refusal("ORDER_STATUS_CHANGED");
    await changeStatus(tx, order, "localDelivered");
  });

function serve(
  context: Context,
  uuid: string,
  act: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Awaited<ReturnType<typeof readCounterOrder>>> {
  const placeId = context.settings.creationPlaceId;
  return context.transaction(async (tx) => {
    const order = await lockOrder(tx, uuid);
    // Another place's is not found.
    await readCounterOrder(tx, placeId, uuid);
    await actAs(tx, "counter");
    await act(tx, order);
    return readCounterOrder(tx, placeId, uuid);
  });
}
