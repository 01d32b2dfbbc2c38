import { ApiError } from "../core/apiError.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Db, Tx } from "../db/database.ts";

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
  if ((await holdAvailablePictures(tx, uuids)).size < uuids.length) throw new ApiError("NOT_FOUND");
}

/** Same, but skips taken-down pictures. Returns those that it holds. */
export async function holdAvailablePictures(tx: Tx, uuids: readonly string[]): Promise<Set<string>> {
  const held = await availablePicturesHeld(tx, uuids).execute();
  return new Set(held.map(({ uuid }) => uuid));
}

/** Selects and holds the uuids of those pictures that are not taken down. */
export const availablePicturesHeld = (tx: Tx, uuids: readonly string[]) =>
  tx
    .selectFrom("picture")
    .select("picture.uuid")
    .where("picture.uuid", "in", uuids)
    .where("picture.isDeleted", "=", false)
    .orderBy("picture.uuid")
    // Weaker than a share: who redates or renames a picture neither waits for a shopper nor holds one up.
    .forKeyShare("picture");

/** Selects those of some pictures that can be ordered: none deleted or in a hidden event or contest. */
export const purchasablePictures = (db: Db | Tx, uuids: readonly string[]) =>
  db
    .selectFrom("picture")
    .innerJoin("event", "event.uuid", "picture.eventUuid")
    .innerJoin("contest", "contest.uuid", "picture.contestUuid")
    .select(["picture.uuid as pictureUuid", "picture.eventUuid", "picture.contestUuid", "event.pricingId"])
    .where("picture.uuid", "in", uuids)
    .where("picture.isDeleted", "=", false)
    .where("event.isVisible", "=", true)
    .where("event.isDeleted", "=", false)
    .where("contest.isVisible", "=", true)
    .where("contest.isDeleted", "=", false);

/** Returns those of some pictures that can be ordered, each once, in the order given. */
export async function findPurchasablePictures(
  db: Db | Tx,
  uuids: readonly string[],
): Promise<PurchasablePicture[]> {
  const rows = await purchasablePictures(db, uuids).execute();
  const found = new Map(rows.map((row) => [row.pictureUuid, row]));
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))].flatMap((uuid) => found.get(uuid) ?? []);
}

/** Returns a picture that can be ordered. Throws NOT_FOUND for any other. */
export async function requirePurchasablePicture(tx: Tx, uuid: string): Promise<PurchasablePicture> {
  const [picture] = await findPurchasablePictures(tx, [uuid]);
  return orNotFound(picture);
}
