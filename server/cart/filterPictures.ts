import { sql } from "kysely";
import { matching } from "../catalogue/pictureSearch.ts";
import type { Db, Tx } from "../db/database.ts";
import { chosenOptions, configured } from "./configured.ts";
import { allocatePriceShares } from "./recalculateTotals.ts";

type FilterItem = Awaited<ReturnType<typeof filterItems>>[number];

/** Returns the filter packs among an order's items, with their pricing. */
function filterItems(db: Db | Tx, orderUuid: string) {
  return db
    .selectFrom("orderItem as item")
    .innerJoin("product", "product.uuid", "item.productUuid")
    .selectAll("item")
    .select("product.pricingId")
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("product.nature", "=", "filter")
    .execute();
}

/** Returns the pictures that a filter pack matches now, in events of its pricing. */
function picturesOf(db: Db | Tx, item: FilterItem) {
  const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2, pricingId } = item;
  return matching(db.selectFrom("picture"), {
    eventUuid: eventUuid ?? undefined,
    pricingId: eventUuid === null ? pricingId : undefined,
    contestUuid: contestUuid ?? undefined,
    filterValueUuids: [filterValueUuid1, filterValueUuid2].filter((uuid) => uuid !== null),
  });
}

/** Returns whether each filter pack of an order has a picture, frozen or matched now: nobody should pay for none. */
export async function filterPacksHavePictures(tx: Tx, orderUuid: string): Promise<boolean> {
  for (const item of await filterItems(tx, orderUuid)) {
    const written = await tx
      .selectFrom("orderItemPicture")
      .select("uuid")
      .where("orderItemUuid", "=", item.uuid)
      .limit(1)
      .executeTakeFirst();
    if (written) continue;
    const one = await picturesOf(tx, item).select("picture.uuid").limit(1).executeTakeFirst();
    if (!one) return false;
  }
  return true;
}

/**
 * Freezes the pictures of each filter pack of an order, with the price share of each. Call it in the transaction that places
 * the order or starts its payment. Later imports and hidden pictures no longer change the order.
 */
export async function freezeFilterPacks(tx: Tx, orderUuid: string): Promise<void> {
  const items = await filterItems(tx, orderUuid);
  if (items.length === 0) return;
  await thawFilterPacks(tx, orderUuid);
  for (const item of items) await freeze(tx, item);
  await allocatePriceShares(tx, orderUuid);
}

async function freeze(tx: Tx, item: FilterItem): Promise<void> {
  const variant = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where("uuid", "=", item.productVariantUuid)
    .executeTakeFirstOrThrow();
  const { paperFormat, paperStatus, numericFormat, numericStatus } = configured(
    variant,
    chosenOptions(item),
    item.quantity,
  ).formats[1];
  await tx
    .insertInto("orderItemPicture")
    .columns([
      "orderItemUuid",
      "pictureUuid",
      "eventUuid",
      "contestUuid",
      "paperFormat",
      "paperStatus",
      "numericFormat",
      "numericStatus",
    ])
    .expression(
      // Locked until the order is placed, so none is taken down meanwhile.
      picturesOf(tx, item)
        .forKeyShare("picture")
        .select([
          sql<string>`${item.uuid}::uuid`.as("orderItemUuid"),
          "picture.uuid",
          "picture.eventUuid",
          "picture.contestUuid",
          sql<string>`${paperFormat}::text`.as("paperFormat"),
          sql<string>`${paperStatus}::text`.as("paperStatus"),
          sql<string>`${numericFormat}::text`.as("numericFormat"),
          sql<string>`${numericStatus}::text`.as("numericStatus"),
        ]),
    )
    .execute();
}

/** Deletes the frozen pictures: an order that returns to the cart follows its filters again. */
export async function thawFilterPacks(tx: Tx, orderUuid: string): Promise<void> {
  const items = await filterItems(tx, orderUuid);
  if (items.length === 0) return;
  await tx
    .deleteFrom("orderItemPicture")
    .where(
      "orderItemUuid",
      "in",
      items.map(({ uuid }) => uuid),
    )
    .execute();
}
