import type { contract } from "../../src/api/contract/contract.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { configureSingle } from "./configuration.ts";
import { lockItem } from "./lockItem.ts";
import { orderItemRows } from "./orderItemRows.ts";

/**
 * Replaces quantity, variant and options of a single picture in the current order. Its event and contest are its
 * picture's and stay. The same call again changes nothing more.
 */
export const updateOrderItem: Verb<typeof contract.orderItems.update> = async (context, { params, body }) =>
  context.transaction(async (tx) => {
    const { uuid, orderUuid, productUuid } = await lockItem(tx, context.visitor, params.uuid);
    if (productUuid === null || (await natureOf(tx, productUuid)) !== "sp")
      throw new Refusal("NOT_YET_SERVED");
    const { item, place } = await configureSingle(tx, productUuid, body);
    await tx.updateTable("orderItem").set(item).where("uuid", "=", uuid).execute();
    await tx
      .updateTable("orderItemPicture")
      .set(place)
      .where("orderItemUuid", "=", uuid)
      .where("isDeleted", "=", false)
      .execute();
    await refreshTotals(tx, orderUuid, context.services);
    return orderItemRows(tx, orderUuid).where("orderItem.uuid", "=", uuid).executeTakeFirstOrThrow();
  });

async function natureOf(tx: Tx, productUuid: string) {
  const { nature } = await tx
    .selectFrom("product")
    .select("nature")
    .where("uuid", "=", productUuid)
    .executeTakeFirstOrThrow();
  return nature;
}
