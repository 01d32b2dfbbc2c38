import type { Selectable } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import { groupsFor } from "../../src/domain/packs/packCapacity.ts";
import {
  holdPictures,
  type PurchasablePicture,
  purchasablePictures,
} from "../catalogue/purchasablePicture.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler, Input } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { addSinglePicture } from "./addSinglePicture.ts";
import { chosenVariant, configure, invalid } from "./configuration.ts";
import type { Configured } from "./configured.ts";
import { openCurrentOrder } from "./currentOrder.ts";
import { filterContent } from "./filterContent.ts";
import { recalculateTotals } from "./recalculateTotals.ts";

type Create = typeof orderItemCalls.createOrderItem;
type Wanted = Input<Create>["body"];
type Product = Selectable<Database["product"]>;

/**
 * Adds a product to the current order: a single picture, or a pack to fill. The picture that a pack is made from becomes its
 * first one; for a filter pack it provides the event and the contest unless they are given.
 */
export const createOrderItem: Handler<Create> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const { variant, picture, ...product } = await findChosen(tx, body);
    if (body.pictureUuid !== null && !picture) throw new ApiError("NOT_FOUND");
    if (picture && picture.pricingId !== product.pricingId) throw invalid("productUuid");
    const decided = configure(variant, body, product.uuid);
    if (body.cropOffset !== null && (product.nature !== "sp" || decided.isDigital))
      throw invalid("cropOffset");
    const put = await prepare(tx, product, picture, decided, body);

    const orderUuid = await openCurrentOrder(tx, context.visitor, context.services);
    const orderItemUuid = await put(orderUuid);
    await recalculateTotals(tx, orderUuid, context.services);
    return { orderItemUuid };
  });

/** Does every check that can fail, before an order is begun. */
async function prepare(
  tx: Tx,
  product: Product,
  picture: PurchasablePicture | null,
  decided: Configured,
  wanted: Wanted,
): Promise<(orderUuid: string) => Promise<string>> {
  const { uuid: productUuid } = product;
  if (product.nature === "filter") {
    const content = await filterContent(tx, product, {
      ...wanted,
      eventUuid: wanted.eventUuid ?? picture?.eventUuid ?? null,
      contestUuid: wanted.contestUuid ?? picture?.contestUuid ?? null,
    });
    return (orderUuid) => insertItem(tx, { orderUuid, productUuid, ...decided.item, ...content });
  }
  if (product.nature === "sp") {
    if (!picture) {
      throw new ApiError("INVALID_INPUT", { fields: [{ path: "pictureUuid", message: "No value" }] });
    }
    const placed = { ...picture, cropOffset: wanted.cropOffset };
    return (orderUuid) => addSinglePicture(tx, orderUuid, placed, decided);
  }
  const [group] = picture ? (groupsFor(product, [0, 0], 1) ?? []) : [];
  if (picture && !group) throw new ApiError("PACK_FULL");
  return async (orderUuid) => {
    if (picture) await holdPictures(tx, [picture.pictureUuid]);
    const orderItemUuid = await insertItem(tx, { orderUuid, productUuid, ...decided.item });
    if (picture && group) {
      const { pricingId: _, ...placed } = picture;
      await tx
        .insertInto("orderItemPicture")
        .values({ orderItemUuid, groupPosition: group, ...placed, ...decided.formats[group] })
        .execute();
    }
    return orderItemUuid;
  };
}

/** Returns a product with the variant and the picture chosen for it, null for an unknown one. Throws NOT_FOUND. */
async function findChosen(tx: Tx, { productUuid, productVariantUuid, pictureUuid }: Wanted) {
  const pictureUuids = pictureUuid === null ? [] : [pictureUuid];
  return orNotFound(
    await tx
      .selectFrom("product")
      .selectAll()
      .select([
        jsonObjectFrom(chosenVariant(tx, productVariantUuid)).as("variant"),
        jsonObjectFrom(purchasablePictures(tx, pictureUuids)).as("picture"),
      ])
      .where("uuid", "=", productUuid)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
}

type NewItem = Configured["item"] & { orderUuid: string; productUuid: string };

async function insertItem(tx: Tx, item: NewItem): Promise<string> {
  const { uuid } = await tx.insertInto("orderItem").values(item).returning("uuid").executeTakeFirstOrThrow();
  return uuid;
}
