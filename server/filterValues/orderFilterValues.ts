import type { contract } from "../../src/api/contract/contract.ts";
import type { Db } from "../db/database.ts";
import { findCurrentOrder } from "../orders/currentOrder.ts";
import { readableOrder } from "../orders/orderAccess.ts";
import type { Verb } from "../verb.ts";
import { showNames } from "./showNames.ts";

type FilterValues = typeof contract.filterValues;

export const listFilterValuesOfOrder: Verb<FilterValues["listFilterValuesOfOrder"]> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return showNames(context, filterValuesOf(context.db, order.uuid));
};

export const listFilterValuesOfCurrentOrder: Verb<FilterValues["listFilterValuesOfCurrentOrder"]> = async (
  context,
) => {
  const order = await findCurrentOrder(context.db, context.visitor);
  return order ? showNames(context, filterValuesOf(context.db, order.uuid)) : [];
};

/** The values by which filter packs are defined. */
function filterValuesOf(db: Db, orderUuid: string) {
  return db
    .selectFrom("filterValue")
    .selectAll("filterValue")
    .where((value) =>
      value.exists(
        value
          .selectFrom("orderItem")
          .select("orderItem.uuid")
          .where("orderItem.orderUuid", "=", orderUuid)
          .where("orderItem.isDeleted", "=", false)
          .where((item) =>
            item.or([
              item("orderItem.filterValueUuid1", "=", item.ref("filterValue.uuid")),
              item("orderItem.filterValueUuid2", "=", item.ref("filterValue.uuid")),
            ]),
          ),
      ),
    )
    .orderBy("searchKey")
    .orderBy("uuid")
    .execute();
}
