import type { Selectable } from "kysely";
import type { ByGroup, GroupPosition } from "../../src/domain/packs/packCapacity.ts";
import { groupsFor } from "../../src/domain/packs/packCapacity.ts";
import { ApiError } from "../core/apiError.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import type { PlacedPicture } from "./addSinglePicture.ts";
import { chosenOptions, configured, type Variant } from "./configuration.ts";
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
 * A pack of pictures with what it holds, its order locked to the transaction's end: two that reach for its last place
 * wait for each other. Throws what `lockItem` throws, and NOT_FOUND for what is no pack of pictures.
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

/** How many pictures stand in each group. */
export function heldBy({ places }: Pack): ByGroup {
  const first = places.filter(({ groupPosition }) => groupPosition === 1).length;
  return [first, places.length - first];
}

/** What the pack makes of a picture in each group. */
export function formatsOf({ variant, item }: Pack) {
  return configured(variant, chosenOptions(item), item.quantity).formats;
}

/**
 * Puts pictures into a pack, all or none: the first group's places before the second's, or those of `group` alone.
 * Throws PICTURE_ALREADY_IN_PACK for one that is in it or named twice, PACK_FULL where they are too many.
 */
export async function fillPack(
  tx: Tx,
  pack: Pack,
  pictures: readonly PlacedPicture[],
  group?: GroupPosition,
): Promise<void> {
  const uuids = [...pack.places, ...pictures].map(({ pictureUuid }) => pictureUuid);
  if (new Set(uuids).size < uuids.length) throw new ApiError("PICTURE_ALREADY_IN_PACK");
  const groups = groupsFor(pack.product, heldBy(pack), pictures.length, group);
  if (!groups) throw new ApiError("PACK_FULL");
  const formats = formatsOf(pack);
  const rows = pictures.map(({ pictureUuid, eventUuid, contestUuid }, index) => {
    const groupPosition = groups[index] ?? 1;
    const what = { pictureUuid, eventUuid, contestUuid, groupPosition };
    return { orderItemUuid: pack.item.uuid, ...what, ...formats[groupPosition] };
  });
  await tx.insertInto("orderItemPicture").values(rows).execute();
}
