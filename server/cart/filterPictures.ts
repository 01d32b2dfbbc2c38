import { sql } from "kysely";
import { matching } from "../catalogue/pictureSearch.ts";
import type { Db, Tx } from "../db/database.ts";
import { allocatePriceShares } from "./allocatePriceShares.ts";
import { chosenOptions, configured } from "./configuration.ts";
import type { FilterContent } from "./filterContent.ts";

type FilterItem = Awaited<ReturnType<typeof filterItems>>[number];

/** The filter packs among an order's items, with their pricing. */
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

/** The pictures that a filter pack comes to now, in events of its pricing. */
function picturesOf(db: Db | Tx, item: FilterContent & { pricingId: number }) {
  const { eventUuid, contestUuid, filterValueUuid1, filterValueUuid2, pricingId } = item;
  return matching(db.selectFrom("picture"), {
    eventUuid: eventUuid ?? undefined,
    pricingId: eventUuid === null ? pricingId : undefined,
    contestUuid: contestUuid ?? undefined,
    filterValueUuids: [filterValueUuid1, filterValueUuid2].filter((uuid) => uuid !== null),
  });
}

/** Whether each filter pack of an order has a picture, written down or found now: nobody is to pay for none. */
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
 * Writes down which pictures each filter pack of an order has, with the share of each: to be called in the transaction
 * that places the order or starts its payment. From then on what is imported or hidden changes nothing of it.
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
      // Held until the order is placed: none of them is taken down meanwhile.
      picturesOf(tx, item)
        .forShare("picture")
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

/** Forgets what was written down: an order that comes back to the cart has what its filters say again. */
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
