import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Returns an order's items, shipping and discount, as ordered. Prices in cents, of one piece. */
export function readOrderLines(db: Db, orderUuid: string) {
  return db
    .selectFrom("orderItem")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .leftJoin("productVariant", "productVariant.uuid", "orderItem.productVariantUuid")
    .leftJoin("picture", "picture.uuid", "orderItem.pictureUuid")
    .select(["orderItem.uuid", "orderItem.kind", "orderItem.quantity", "orderItem.price"])
    .select(["orderItem.withMatOption", "orderItem.withSatinOption", "orderItem.withNumericOption"])
    .select(["productVariant.grp1_format", "productVariant.grp2_format"])
    .select(["product.label as product", "picture.name as picture"])
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .orderBy(sql`array_position(array['item', 'shipping', 'discount'], "orderItem"."kind")`)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItem.uuid")
    .execute();
}

/** Returns every picture to produce, those in packs too, and the key of its original below `originals` in the file store. */
export function readOrderedPictures(db: Db, orderUuid: string) {
  return db
    .selectFrom("orderItemPicture")
    .innerJoin("orderItem", "orderItem.uuid", "orderItemPicture.orderItemUuid")
    .innerJoin("picture", "picture.uuid", "orderItemPicture.pictureUuid")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .select(["orderItemPicture.uuid", "orderItemPicture.orderItemUuid", "orderItemPicture.pictureUuid"])
    .select(["orderItem.quantity", "orderItem.withMatOption", "orderItem.withSatinOption"])
    .select(["orderItemPicture.paperFormat", "orderItemPicture.numericFormat"])
    .select(["orderItemPicture.paperStatus", "orderItemPicture.alterParams as crop"])
    .select("orderItemPicture.cropOffset")
    .select(["product.label as product", "picture.name", "picture.originalKey"])
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .where("orderItemPicture.isDeleted", "=", false)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItemPicture.groupPosition")
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .orderBy("orderItemPicture.uuid")
    .execute();
}

/** Returns where an order goes: two addresses, or the event at whose stand it is fetched. */
export async function readOrderPlaces(db: Db, orderUuid: string) {
  const order = await db
    .selectFrom("order")
    .leftJoin("event", "event.uuid", "order.clickAndCollectEventUuid")
    .select(["deliveryAddressId", "invoiceAddressId", "event.uuid", "event.label", "event.year"])
    .where("order.uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  const { deliveryAddressId, invoiceAddressId, uuid, label, year } = order;
  const addresses = await db
    .selectFrom("address")
    .select(["id", "recipient", "street", "zipCode", "city"])
    .where("id", "in", [deliveryAddressId, invoiceAddressId])
    .execute();
  const addressOf = (wanted: number | null) => {
    const found = addresses.find(({ id }) => id === wanted);
    if (!found) return null;
    const { id: _, ...address } = found;
    return address;
  };
  return {
    deliveryAddress: addressOf(deliveryAddressId),
    invoiceAddress: addressOf(invoiceAddressId),
    stand: uuid === null || label === null || year === null ? null : { eventUuid: uuid, label, year },
  };
}

/** Returns the batches that held an order's prints. */
export async function readOrderBatches(db: Db, orderUuid: string) {
  const held = JSON.stringify([{ orderUuid }]);
  const batches = await db
    .selectFrom("printBatch")
    .select(["uuid", "target", "reason", "orders", "at"])
    .where(sql<boolean>`orders @> ${held}::jsonb`)
    .orderBy("at")
    .orderBy("uuid")
    .execute();
  return batches.map(({ orders, ...batch }) => ({
    ...batch,
    printCount: orders.find((order) => order.orderUuid === orderUuid)?.prints.length ?? 0,
  }));
}

/** Returns what was given back, oldest first. */
export function readOrderRefunds(db: Db, orderUuid: string) {
  return db
    .selectFrom("refund")
    .leftJoin("creditNote", "creditNote.refundUuid", "refund.uuid")
    .select(["amount", "method", "reason", "refund.createdAt as at", "creditNote.number as creditNote"])
    .where("refund.orderUuid", "=", orderUuid)
    .orderBy("refund.createdAt")
    .orderBy("refund.uuid")
    .execute();
}
