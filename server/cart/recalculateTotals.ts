import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { shareOut } from "../../src/domain/money/amounts.ts";
import { isPaperVariant, itemPrice } from "../../src/domain/products/product.ts";
import { ApiError } from "../core/apiError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { chosenOptions } from "./configured.ts";
import { type Charge, chargeOf, selectCharges } from "./orderCharges.ts";

/** Maximum of an integer column, in cents. */
const largest = 2_147_483_647;

/** Returns the price of a line in cents, at most what a column holds: `recalculateTotals` refuses an order of more. */
export const linePrice = ({ price, quantity }: { price: number; quantity: number }): number =>
  Math.min(price * quantity, largest);

/**
 * Updates an order to the catalogue's prices: items, price shares of their pictures, shipping line, discount line, total. Call
 * it in the transaction that changed the order and locks its row. Never call it for a placed order, which keeps its prices.
 * @param charge what the order is charged with, where other totals of this transaction must agree with it
 * @returns the total in cents. Throws INVALID_INPUT where it exceeds what can be stored.
 */
export async function recalculateTotals(
  tx: Tx,
  orderUuid: string,
  services: Pick<Services, "settings" | "now">,
  charge?: Charge,
): Promise<number> {
  const { lines, ...charges } = await selectCharges(tx, orderUuid, services)
    .select(jsonArrayFrom(selectLines(tx, orderUuid)).as("lines"))
    .executeTakeFirstOrThrow();
  const items = lines.flatMap(itemOf);
  const subtotal = items.reduce((cents, { price, quantity }) => cents + price * quantity, 0);
  if (subtotal > largest) {
    throw new ApiError("INVALID_INPUT", { fields: [{ path: "quantity", message: "Invalid value" }] });
  }
  for (const { uuid, price, before } of items) {
    if (price !== before) await tx.updateTable("orderItem").set({ price }).where("uuid", "=", uuid).execute();
  }
  await saveShares(tx, items);
  const chargeItems = charge ?? chargeOf(charges, services);
  const hasPaper = items.some(isPaperVariant);
  const { shipping, discount, percent } = chargeItems({ subtotal, hasPaper });
  await keepLines(tx, orderUuid, lines, [
    { kind: "shipping", price: shipping, discount_mode: null, discount_percent: null },
    {
      kind: "discount",
      price: discount === 0 ? null : discount,
      discount_mode: "percent",
      discount_percent: percent,
    },
  ]);
  const totalPrice = Math.min(subtotal + (shipping ?? 0) + discount, largest);
  await tx.updateTable("order").set({ totalPrice }).where("uuid", "=", orderUuid).execute();
  return totalPrice;
}

type Line = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

/** Selects an order's items and derived lines, each with the pictures that share its price. */
function selectLines(tx: Tx, orderUuid: string) {
  return tx
    .selectFrom("orderItem as item")
    .leftJoin("productVariant as variant", "variant.uuid", "item.productVariantUuid")
    .select([
      "item.uuid",
      "item.kind",
      "item.quantity",
      "item.price",
      "item.discount_percent",
      "item.withMatOption",
      "item.withSatinOption",
      "item.withNumericOption",
      "variant.grp1_format",
      "variant.grp2_format",
      "variant.base_price",
      "variant.mat_option",
      "variant.satin_option",
      "variant.numeric_option",
    ])
    .select((item) =>
      jsonArrayFrom(
        item
          .selectFrom("orderItemPicture as place")
          .select(["place.uuid", "place.priceShare"])
          .whereRef("place.orderItemUuid", "=", "item.uuid")
          .where("place.isDeleted", "=", false)
          .orderBy("place.groupPosition")
          .orderBy("place.createdAt")
          .orderBy("place.uuid"),
      ).as("places"),
    )
    .where("item.orderUuid", "=", orderUuid)
    .where("item.isDeleted", "=", false);
}

/** Returns an item at today's price in cents; none for a derived line, which has no variant. */
function itemOf({ grp1_format, base_price, ...line }: Line) {
  if (grp1_format === null || base_price === null) return [];
  const item = { ...line, grp1_format, base_price };
  return [{ ...item, before: line.price, price: itemPrice(item, chosenOptions(line)) }];
}

/** A line that the server derives; none where its price is null. */
interface DerivedLine {
  kind: "shipping" | "discount";
  price: number | null;
  discount_mode: "percent" | null;
  discount_percent: number | null;
}

/** Inserts, updates or deletes each of the derived lines whose content differs. */
async function keepLines(
  tx: Tx,
  orderUuid: string,
  kept: readonly Line[],
  lines: readonly DerivedLine[],
): Promise<void> {
  for (const { price, ...line } of lines) {
    const known = kept.find(({ kind }) => kind === line.kind);
    if (price === null) {
      if (known) await tx.deleteFrom("orderItem").where("uuid", "=", known.uuid).execute();
    } else if (!known) {
      await tx
        .insertInto("orderItem")
        .values({ orderUuid, ...line, price })
        .execute();
    } else if (known.price !== price || known.discount_percent !== line.discount_percent) {
      await tx
        .updateTable("orderItem")
        .set({ ...line, price })
        .where("uuid", "=", known.uuid)
        .execute();
    }
  }
}

/** Splits each item's line price among its pictures, in order; an item without pictures has no shares. */
export async function allocatePriceShares(tx: Tx, orderUuid: string): Promise<void> {
  await saveShares(tx, await selectLines(tx, orderUuid).execute());
}

async function saveShares(
  tx: Tx,
  lines: readonly Pick<Line, "price" | "quantity" | "places">[],
): Promise<void> {
  const changed = lines.flatMap(({ price, quantity, places }) => {
    const shares = shareOut(price * quantity, places.length);
    return places.flatMap(({ uuid, priceShare }, index) =>
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
