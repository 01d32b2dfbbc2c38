import type { contract } from "../../src/api/contract/contract.ts";
import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import type { Verb } from "../verb.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { findOrder, orderAccess, readableOrder } from "./orderAccess.ts";

type Orders = typeof contract.orders;

export const readOrder: Verb<Orders["readOrder"]> = (context, { params }) =>
  readableOrder(context, params.uuid);

export const readCurrentOrderUuid: Verb<Orders["readCurrentOrderUuid"]> = async ({ db, visitor }) => ({
  currentOrderUuid: (await findCurrentOrder(db, visitor))?.uuid ?? null,
});

export const checkAccess: Verb<Orders["checkAccess"]> = async (context, { params }) => ({
  access: orderAccess(await findOrder(context, params.uuid), context),
});

export const listOwnOrders: Verb<Orders["listOwnOrders"]> = async (context) =>
  ordersOf(context, context.requireCustomer());

export const listOrdersOfCustomer: Verb<Orders["listOrdersOfCustomer"]> = async (context, { query }) => {
  if (query.customerId !== context.requireCustomer()) throw new Refusal("FORBIDDEN");
  return ordersOf(context, query.customerId);
};

/** An order that holds nothing is none that its customer would know: a cart emptied, or given up empty. */
function ordersOf({ db }: Context, customerId: number) {
  return db
    .selectFrom("order")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("isDeleted", "=", false)
    .where("uuid", "in", (item) =>
      item
        .selectFrom("orderItem")
        .select("orderItem.orderUuid")
        .where("orderItem.kind", "=", "item")
        .where("orderItem.isDeleted", "=", false),
    )
    .orderBy("createdAt", "desc")
    .orderBy("uuid")
    .execute();
}
