import { type PaperFormat, paperFormats } from "../../../../src/domain/products/pictureFormat.ts";
import type { Stock } from "../../catalogue/stockShop.ts";
import { patterned } from "../../files/patterned.ts";
import type { TestShop } from "../../support/testShop.ts";
import type { Wanted } from "./printStock.ts";

/** Returns numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A print that must be made once, by its `orderItemPictureUuid`. */
export type Ordered = Map<string, Wanted & { orderUuid: string; quantity: number }>;

const originals = 12;

/** Gives a shop real originals in several sizes and orientations. Returns their pictures. */
export async function stockOriginals({ services }: TestShop, stock: Stock) {
  const { db, store } = services;
  const {
    uuid: _own,
    json: _json,
    ...model
  } = await db
    .selectFrom("picture")
    .selectAll()
    .where("uuid", "=", stock.pictures.first)
    .executeTakeFirstOrThrow();
  const pictures = [];
  for (let index = 0; index < originals; index++) {
    const originalKey = `originals/bulk-${index}.jpg`;
    const [width, height] = [600 + 37 * index, 400 + 53 * ((index * 5) % originals)];
    await store.put(originalKey, await patterned(width, height, index % 9 || undefined, index));
    const picture = await db
      .insertInto("picture")
      .values({ ...model, name: `BULK_${index}`, originalKey, contentHash: null })
      .returning(["uuid", "originalKey"])
      .executeTakeFirstOrThrow();
    pictures.push(picture);
  }
  return pictures;
}

/** Inserts paid orders of one to three prints each, some with a shopper's crop. */
export async function insertPaidOrders(
  { services: { db } }: TestShop,
  stock: Stock,
  pictures: Awaited<ReturnType<typeof stockOriginals>>,
  count: number,
  random: () => number,
): Promise<Ordered> {
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const ordered: Ordered = new Map();
  for (let number = 0; number < count; number++) {
    const paid = {
      status: "paid",
      paidAt: new Date(1_780_000_000_000 + number * 1000).toISOString(),
    } as const;
    const order = await db.insertInto("order").values(paid).returning("uuid").executeTakeFirstOrThrow();
    for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
      const quantity = 1 + Math.floor(random() * 4);
      const picture = one(pictures);
      const format: PaperFormat = one(paperFormats);
      const [from, down] = [random() * 0.4, random() * 0.4];
      const crop =
        random() < 1 / 3
          ? { left: from, top: down, width: 0.3 + random() * 0.3, height: 0.3 + random() * 0.3 }
          : null;
      const item = await db
        .insertInto("orderItem")
        .values({
          orderUuid: order.uuid,
          productUuid: stock.products.print,
          productVariantUuid: stock.variants.large,
          pictureUuid: picture.uuid,
          quantity,
          price: 1500,
          withMatOption: random() < 0.5,
        })
        .returning("uuid")
        .executeTakeFirstOrThrow();
      const place = await db
        .insertInto("orderItemPicture")
        .values({
          orderItemUuid: item.uuid,
          pictureUuid: picture.uuid,
          eventUuid: stock.events.rosieres,
          contestUuid: stock.contests.morning,
          paperFormat: format,
          paperStatus: "new",
          alterParams: crop === null ? null : JSON.stringify({ crop }),
        })
        .returning("uuid")
        .executeTakeFirstOrThrow();
      const { originalKey } = picture;
      ordered.set(place.uuid, { orderUuid: order.uuid, quantity, format, originalKey, crop });
    }
  }
  return ordered;
}
