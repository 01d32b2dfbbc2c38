import type { contract } from "../../src/api/contract/contract.ts";
import type { Context } from "../context.ts";
import { found } from "../found.ts";
import { findCurrentOrder } from "../orders/currentOrder.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Verb } from "../verb.ts";
import { orderItemRows } from "./orderItemRows.ts";

type OrderItems = typeof contract.orderItems;

export const listItemsOfCurrentOrder: Verb<OrderItems["listItemsOfCurrentOrder"]> = async (context) =>
  (await currentItems(context))?.execute() ?? [];

export const listItemsOfOrder: Verb<OrderItems["listItemsOfOrder"]> = async (context, { query }) => {
  const order = await readableOrder(context, query.orderUuid);
  return orderItemRows(context.db, order.uuid).execute();
};

export const listSinglePictures: Verb<OrderItems["listSinglePictures"]> = async (context) =>
  (await currentItems(context))?.where("product.nature", "=", "sp").execute() ?? [];

export const listUncompletePacks: Verb<OrderItems["listUncompletePacks"]> = async (context) => {
  const packs = await (await currentItems(context))?.where("product.nature", "=", "multi").execute();
  return packs?.filter((pack) => (pack.remainingPictures ?? 0) > 0) ?? [];
};

export const readItemOfCurrentOrder: Verb<OrderItems["readItemOfCurrentOrder"]> = async (
  context,
  { params },
) =>
  found(
    await (await currentItems(context))
      ?.where("orderItem.uuid", "=", params.uuid)
      .where("orderItem.kind", "=", "item")
      .executeTakeFirst(),
  );

/** Items as lines: three prints of one picture are one. */
export const countCart: Verb<OrderItems["countCartItems"]> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  if (!order) return { count: 0 };
  return db
    .selectFrom("orderItem")
    .select((item) => item.fn.countAll<number>().as("count"))
    .where("orderUuid", "=", order.uuid)
    .where("kind", "=", "item")
    .where("isDeleted", "=", false)
    .executeTakeFirstOrThrow();
};

async function currentItems({ db, visitor }: Context) {
  const order = await findCurrentOrder(db, visitor);
  return order && orderItemRows(db, order.uuid);
}
