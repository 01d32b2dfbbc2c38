import type { Selectable } from "kysely";
import type { ByGroup, GroupPosition } from "../../src/domain/packs/packCapacity.ts";
import { groupsFor } from "../../src/domain/packs/packCapacity.ts";
import { ApiError } from "../core/apiError.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import type { PlacedPicture } from "./addSinglePicture.ts";
import { chosenOptions, configured, type Variant } from "./configured.ts";
import type { OrderItemRow } from "./findMatchingItem.ts";
import { lockItem } from "./lockItem.ts";

export interface Pack {
  item: OrderItemRow;
  product: Selectable<Database["product"]>;
  variant: Variant;
  /** Its pictures' places, by group, in the order they were filled. */
  places: Selectable<Database["orderItemPicture"]>[];
}

/**
 * Returns a pack of pictures with its content, its order locked until the transaction ends: two calls that want its last place
 * wait for each other. Throws what `lockItem` throws, and NOT_FOUND if it is not a pack of pictures.
 */
export async function lockPack(tx: Tx, visitor: Visitor, uuid: string): Promise<Pack> {
  const item = await lockItem(tx, visitor, uuid);
  const product = await tx
    .selectFrom("product")
    .selectAll()
    .where("uuid", "=", item.productUuid)
    .executeTakeFirstOrThrow();
  if (product.nature !== "multi") throw new ApiError("NOT_FOUND");
  const variant = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where("uuid", "=", item.productVariantUuid)
    .executeTakeFirstOrThrow();
  const places = await tx
    .selectFrom("orderItemPicture")
    .selectAll()
    .where("orderItemUuid", "=", uuid)
    .where("isDeleted", "=", false)
    .orderBy("groupPosition")
    .orderBy("createdAt")
    .orderBy("uuid")
    .execute();
  return { item, product, variant, places };
}

/** Returns the number of pictures in each group. */
export function picturesByGroup({ places }: Pack): ByGroup {
  const first = places.filter(({ groupPosition }) => groupPosition === 1).length;
  return [first, places.length - first];
}

/** Returns the formats of a picture in each group. */
export function formatsOf({ variant, item }: Pack) {
  return configured(variant, chosenOptions(item), item.quantity).formats;
}

/**
 * Adds pictures to a pack, all or none: fills the first group before the second, or `group` alone. Throws
 * PICTURE_ALREADY_IN_PACK for a picture in the pack or listed twice, PACK_FULL for too many.
 */
export async function fillPack(
  tx: Tx,
  pack: Pack,
  pictures: readonly PlacedPicture[],
  group?: GroupPosition,
): Promise<void> {
  const uuids = [...pack.places, ...pictures].map(({ pictureUuid }) => pictureUuid);
  if (new Set(uuids).size < uuids.length) throw new ApiError("PICTURE_ALREADY_IN_PACK");
  const groups = groupsFor(pack.product, picturesByGroup(pack), pictures.length, group);
  if (!groups) throw new ApiError("PACK_FULL");
  const formats = formatsOf(pack);
  const rows = pictures.map(({ pictureUuid, eventUuid, contestUuid, cropOffset = null }, index) => {
    const groupPosition = groups[index] ?? 1;
    const what = { pictureUuid, eventUuid, contestUuid, cropOffset, groupPosition };
    return { orderItemUuid: pack.item.uuid, ...what, ...formats[groupPosition] };
  });
  await tx.insertInto("orderItemPicture").values(rows).execute();
}
