import { sql } from "kysely";
import { orderContents } from "../../src/domain/orders/orderLines.ts";
import { cropOffsetOfItem } from "../cart/findMatchingItem.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Db, Tx } from "../db/database.ts";
import type { ConfirmedOrder } from "./orderConfirmationLetter.ts";
import { readPackContents } from "./readPackContents.ts";

type Read = Pick<ConfirmedOrder, "contents" | "delivery" | "invoice" | "pickUp">;

/** Returns what an order contains and where it goes. */
export async function readConfirmedOrder(db: Db | Tx, order: OrderRow): Promise<Read> {
  const items = await db
    .selectFrom("orderItem")
    .selectAll()
    .select(cropOffsetOfItem.as("cropOffset"))
    .where("orderUuid", "=", order.uuid)
    .where("isDeleted", "=", false)
    .orderBy("createdAt")
    .orderBy("uuid")
    .execute();
  // Sequential: a transaction has one connection.
  const catalogue = await readCatalogue(db, order.uuid);
  const { packs, pictures } = await readPackContents(db, order.uuid);
  const address = (id: number | null) =>
    db
      .selectFrom("address")
      .select(["recipient", "street", "zipCode", "city"])
      .where("id", "=", id)
      .executeTakeFirst();
  const delivery = await address(order.deliveryAddressId);
  const invoice = await address(order.invoiceAddressId);
  const pickUp = await db
    .selectFrom("event")
    .select(["label", "start", "end"])
    .where("uuid", "=", order.clickAndCollectEventUuid)
    .executeTakeFirst();
  return {
    contents: orderContents(
      items.map((item) => ({ ...item, remainingPictures: null })),
      catalogue,
      pictures,
      packs,
    ),
    delivery: delivery ?? null,
    invoice: invoice ?? null,
    pickUp: pickUp ?? null,
  };
}

const ofItems = (column: "productUuid" | "productVariantUuid", orderUuid: string) =>
  sql<string>`(select ${sql.ref(column)} from "orderItem" where "orderUuid" = ${orderUuid} and not "isDeleted")`;

/** Includes products no longer sold. */
async function readCatalogue(db: Db | Tx, orderUuid: string) {
  const products = await db
    .selectFrom("product")
    .selectAll()
    .where("uuid", "in", ofItems("productUuid", orderUuid))
    .execute();
  const variants = await db
    .selectFrom("productVariant")
    .selectAll()
    .where("uuid", "in", ofItems("productVariantUuid", orderUuid))
    .execute();
  return { products, variants };
}
