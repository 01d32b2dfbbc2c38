import { ApiError } from "../core/apiError.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";

/** A picture that can be ordered, with the pricing of its event. */
export interface PurchasablePicture {
  pictureUuid: string;
  eventUuid: string;
  contestUuid: string;
  pricingId: number;
}

/**
 * Keeps pictures from being taken down until the transaction ends. Call it after locking the order and before adding them to
 * it. Throws NOT_FOUND if one has been taken down.
 */
export async function holdPictures(tx: Tx, uuids: readonly string[]): Promise<void> {
  if ((await holdAvailablePictures(tx, uuids)) < uuids.length) throw new ApiError("NOT_FOUND");
}

/** Same, but skips taken-down pictures. Returns how many it holds. */
export async function holdAvailablePictures(tx: Tx, uuids: readonly string[]): Promise<number> {
  const held = await tx
    .selectFrom("picture")
    .select("uuid")
    .where("uuid", "in", uuids)
    .where("isDeleted", "=", false)
    .orderBy("uuid")
    // Weaker than a share: who redates or renames a picture neither waits for a shopper nor holds one up.
    .forKeyShare()
    .execute();
  return held.length;
}

/** Throws NOT_FOUND for a deleted picture, or one in a hidden event or contest. */
export async function requirePurchasablePicture(tx: Tx, uuid: string): Promise<PurchasablePicture> {
  return orNotFound(
    await tx
      .selectFrom("picture")
      .innerJoin("event", "event.uuid", "picture.eventUuid")
      .innerJoin("contest", "contest.uuid", "picture.contestUuid")
      .select(["picture.uuid as pictureUuid", "picture.eventUuid", "picture.contestUuid", "event.pricingId"])
      .where("picture.uuid", "=", uuid)
      .where("picture.isDeleted", "=", false)
      .where("event.isVisible", "=", true)
      .where("event.isDeleted", "=", false)
      .where("contest.isVisible", "=", true)
      .where("contest.isDeleted", "=", false)
      .executeTakeFirst(),
  );
}
