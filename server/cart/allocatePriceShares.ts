import { sql } from "kysely";
import { shareOut } from "../../src/domain/money/priceShares.ts";
import type { Tx } from "../db/database.ts";

/** Splits each item's line price among its pictures, in order; an item without pictures has no shares. */
export async function allocatePriceShares(tx: Tx, orderUuid: string): Promise<void> {
  const places = await tx
    .selectFrom("orderItemPicture as place")
    .innerJoin("orderItem as item", "item.uuid", "place.orderItemUuid")
    .select(["place.uuid", "place.orderItemUuid", "place.priceShare", "item.quantity", "item.price"])
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false)
    .where("place.isDeleted", "=", false)
    .orderBy("place.groupPosition")
    .orderBy("place.createdAt")
    .orderBy("place.uuid")
    .execute();
  const changed = [...Map.groupBy(places, ({ orderItemUuid }) => orderItemUuid).values()].flatMap((held) => {
    const [{ price, quantity } = { price: 0, quantity: 0 }] = held;
    const shares = shareOut(price * quantity, held.length);
    return held.flatMap(({ uuid, priceShare }, index) =>
      shares[index] === priceShare ? [] : [{ uuid, share: shares[index] }],
    );
  });
  if (changed.length === 0) return;
  const uuids = changed.map(({ uuid }) => uuid);
  const shares = changed.map(({ share }) => share);
  await sql`
    update "orderItemPicture" as place set "priceShare" = fresh.share
    from unnest(${uuids}::uuid[], ${shares}::int[]) as fresh(uuid, share)
    where place.uuid = fresh.uuid`.execute(tx);
}
