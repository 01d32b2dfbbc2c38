import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { storedOffset } from "../../src/domain/products/paperCrop.ts";
import { availablePicturesHeld } from "../catalogue/purchasablePicture.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import type { Configured } from "./configured.ts";
import { increased, type Single, samenessKey, singlesOf } from "./findMatchingItem.ts";
import { linePrice } from "./recalculateTotals.ts";

/** A picture and where it was taken. */
export interface PlacedPicture {
  pictureUuid: string;
  eventUuid: string;
  contestUuid: string;
  /** Where the paper lies on it, from 0 to 1. Default: null, in the middle. */
  cropOffset?: number | null;
}

/** A single picture to add, as chosen. */
export interface Addition {
  picture: PlacedPicture;
  configured: Configured;
}

/** What became of an addition: `isKnownFile` is a file that was in the order already. */
export interface Added {
  itemUuid: string;
  isKnownFile: boolean;
}

/**
 * Adds a single picture to an order that the transaction has locked, as `addSinglePictures`. Returns the item's uuid. Throws NOT_FOUND
 * where the picture is taken down.
 */
export async function addSinglePicture(
  tx: Tx,
  orderUuid: string,
  picture: PlacedPicture,
  configured: Configured,
): Promise<string> {
  const [added] = await addSinglePictures(tx, orderUuid, [{ picture, configured }]);
  return orNotFound(added).itemUuid;
}

/**
 * Adds single pictures to an order that the transaction has locked, and holds them until it ends. The same picture with the same
 * variant, options and crop joins the existing line: prints add up, a file stays one. Takes at most three statements, however many
 * there are.
 * @returns one outcome for each addition, in order; undefined where the picture is taken down
 */
export async function addSinglePictures(
  tx: Tx,
  orderUuid: string,
  additions: readonly Addition[],
): Promise<(Added | undefined)[]> {
  const held = await holdWithItems(tx, orderUuid, additions);
  const items = [...held.values()].flat();
  // Reversed: the oldest of equal lines is the one that counts.
  const lines = new Map(items.reverse().map((item) => [samenessKey(item), lineOf(item, null)]));
  // Lines of one moment are listed by uuid: sorted ones keep the order of the additions.
  const uuids = additions.map(() => randomUUID()).sort();
  const outcome = additions.map((addition, index): Added | undefined => {
    if (!held.has(addition.picture.pictureUuid)) return undefined;
    const { item, isDigital } = addition.configured;
    const cropOffset = cropOffsetOf(addition);
    const key = samenessKey({ pictureUuid: addition.picture.pictureUuid, cropOffset, ...item });
    const line = lines.get(key);
    if (!line) {
      const uuid = uuids[index] ?? randomUUID();
      lines.set(key, lineOf({ uuid, quantity: item.quantity }, addition));
      return { itemUuid: uuid, isKnownFile: false };
    }
    if (!isDigital) line.quantity = increased(line, item.quantity);
    return { itemUuid: line.uuid, isKnownFile: isDigital };
  });
  const all = [...lines.values()];
  await setQuantities(
    tx,
    all.filter(({ fresh, quantity, before }) => fresh === null && quantity !== before),
  );
  await insertItems(tx, orderUuid, all);
  return outcome;
}

/** Holds the pictures that are not taken down. Returns the order's single pictures of each, oldest first. */
async function holdWithItems(
  tx: Tx,
  orderUuid: string,
  additions: readonly Addition[],
): Promise<Map<string, Single[]>> {
  const uuids = additions.map(({ picture }) => picture.pictureUuid);
  const held = await availablePicturesHeld(tx, uuids)
    .select((picture) =>
      jsonArrayFrom(
        singlesOf(tx, orderUuid).whereRef("orderItem.pictureUuid", "=", picture.ref("picture.uuid")),
      ).as("items"),
    )
    .execute();
  return new Map(held.map(({ uuid, items }) => [uuid, items]));
}

/** A line of the order: one that it has, or a fresh one. */
interface Line {
  uuid: string;
  quantity: number;
  before: number;
  fresh: Addition | null;
}

const lineOf = (item: { uuid: string; quantity: number }, fresh: Addition | null): Line => ({
  uuid: item.uuid,
  quantity: item.quantity,
  before: item.quantity,
  fresh,
});

async function setQuantities(tx: Tx, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const uuids = lines.map(({ uuid }) => uuid);
  const quantities = lines.map(({ quantity }) => quantity);
  await sql`
    update "orderItem" as item set "quantity" = fresh.quantity
    from unnest(${uuids}::uuid[], ${quantities}::int[]) as fresh(uuid, quantity)
    where item.uuid = fresh.uuid`.execute(tx);
}

async function insertItems(tx: Tx, orderUuid: string, lines: readonly Line[]): Promise<void> {
  const fresh = lines.flatMap(({ uuid, quantity, fresh }) => (fresh ? [{ uuid, quantity, ...fresh }] : []));
  if (fresh.length === 0) return;
  const items = fresh.map(({ uuid, quantity, picture, configured }) => ({
    uuid,
    orderUuid,
    productUuid: configured.productUuid,
    ...configured.item,
    quantity,
    ...placeOf(picture),
  }));
  await tx
    .with("item", (db) => db.insertInto("orderItem").values(items))
    .insertInto("orderItemPicture")
    .values(
      fresh.map(({ uuid, quantity, ...addition }) => ({
        orderItemUuid: uuid,
        priceShare: linePrice({ ...addition.configured.item, quantity }),
        ...placeOf(addition.picture),
        ...addition.configured.formats[1],
        cropOffset: cropOffsetOf(addition),
      })),
    )
    .execute();
}

/** A file shows the whole picture. */
const cropOffsetOf = ({ picture, configured }: Addition) =>
  configured.isDigital ? null : storedOffset(picture.cropOffset);

const placeOf = ({ pictureUuid, eventUuid, contestUuid }: PlacedPicture) => ({
  pictureUuid,
  eventUuid,
  contestUuid,
});
