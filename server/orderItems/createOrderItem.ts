import type { contract } from "../../src/api/contract/contract.ts";
import type { Tx } from "../db/database.ts";
import { Refusal } from "../errors.ts";
import { found } from "../found.ts";
import { openCurrentOrder } from "../orders/currentOrder.ts";
import { refreshTotals } from "../orders/refreshTotals.ts";
import type { Verb } from "../verb.ts";
import { configureSingle } from "./configuration.ts";
import { addQuantity, findSameItem } from "./sameItem.ts";

/**
 * Puts a single picture into the current order. The same picture with the same variant and options again is the same
 * line, with more pieces of a print; a file stays one.
 */
export const createOrderItem: Verb<typeof contract.orderItems.create> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const product = await findProduct(tx, body.productUuid);
    if (product.nature !== "sp") throw new Refusal("NOT_YET_SERVED");
    const picture = await findPicture(tx, body.pictureUuid);
    if (picture.pricingId !== product.pricingId) {
      throw new Refusal("INVALID_INPUT", { fields: [{ path: "productUuid", message: "Invalid value" }] });
    }
    const { item, place, isDigital } = await configureSingle(tx, product.uuid, body);

    const order = await openCurrentOrder(tx, context.visitor);
    const what = { pictureUuid: picture.uuid, ...item };
    const same = await findSameItem(tx, order.uuid, what);
    if (same && !isDigital) await addQuantity(tx, same, item.quantity);
    const of = { eventUuid: picture.eventUuid, contestUuid: picture.contestUuid };
    const orderItemUuid =
      same?.uuid ??
      (await insertItem(tx, { orderUuid: order.uuid, productUuid: product.uuid, ...what, ...of }));
    if (!same) {
      await tx
        .insertInto("orderItemPicture")
        .values({ orderItemUuid, pictureUuid: picture.uuid, ...place, ...of })
        .execute();
    }
    await refreshTotals(tx, order.uuid, context.services);
    return { orderItemUuid };
  });

async function findProduct(tx: Tx, uuid: string) {
  return found(
    await tx
      .selectFrom("product")
      .select(["uuid", "nature", "pricingId"])
      .where("uuid", "=", uuid)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
}

/** A picture that is on sale, with the pricing of its event. */
async function findPicture(tx: Tx, uuid: string | null) {
  if (uuid === null) {
    throw new Refusal("INVALID_INPUT", { fields: [{ path: "pictureUuid", message: "No value" }] });
  }
  return found(
    await tx
      .selectFrom("picture")
      .innerJoin("event", "event.uuid", "picture.eventUuid")
      .innerJoin("contest", "contest.uuid", "picture.contestUuid")
      .select(["picture.uuid", "picture.eventUuid", "picture.contestUuid", "event.pricingId"])
      .where("picture.uuid", "=", uuid)
      .where("picture.isDeleted", "=", false)
      .where("event.isVisible", "=", true)
      .where("event.isDeleted", "=", false)
      .where("contest.isVisible", "=", true)
      .where("contest.isDeleted", "=", false)
      .executeTakeFirst(),
  );
}

type NewItem = Awaited<ReturnType<typeof configureSingle>>["item"] & {
  orderUuid: string;
  productUuid: string;
  pictureUuid: string;
  eventUuid: string;
  contestUuid: string;
};

async function insertItem(tx: Tx, item: NewItem): Promise<string> {
  const { uuid } = await tx.insertInto("orderItem").values(item).returning("uuid").executeTakeFirstOrThrow();
  return uuid;
}
