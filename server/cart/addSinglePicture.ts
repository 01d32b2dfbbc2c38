import type { Tx } from "../db/database.ts";
import type { Configured } from "./configured.ts";
import { addQuantity, findMatchingItem } from "./findMatchingItem.ts";

/** A picture and where it was taken. */
export interface PlacedPicture {
  pictureUuid: string;
  eventUuid: string;
  contestUuid: string;
}

/**
 * Adds a single picture to an order that the transaction has locked. The same picture with the same variant and options joins
 * the existing line: prints add up, a file stays one.
 * @returns the item's uuid
 */
export async function addSinglePicture(
  tx: Tx,
  orderUuid: string,
  { pictureUuid, eventUuid, contestUuid }: PlacedPicture,
  { productUuid, isDigital, item, formats }: Configured,
): Promise<string> {
  const same = await findMatchingItem(tx, orderUuid, { pictureUuid, ...item });
  if (same) {
    if (!isDigital) await addQuantity(tx, same, item.quantity);
    return same.uuid;
  }
  const { uuid } = await tx
    .insertInto("orderItem")
    .values({ orderUuid, productUuid, ...item, pictureUuid, eventUuid, contestUuid })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("orderItemPicture")
    .values({ orderItemUuid: uuid, pictureUuid, eventUuid, contestUuid, ...formats[1] })
    .execute();
  return uuid;
}
