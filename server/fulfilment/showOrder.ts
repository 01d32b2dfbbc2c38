import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Db } from "../db/database.ts";
import { readOrderFiles } from "../files/orderFiles.ts";
import { noOrder } from "../orders/changeOrder.ts";
import { ordersQuery } from "./listOrders.ts";
import {
  readOrderBatches,
  readOrderedPictures,
  readOrderLines,
  readOrderPlaces,
  readOrderRefunds,
} from "./orderParts.ts";
import { readDeclared } from "./withdrawal.ts";

export type ShownOrder = Awaited<ReturnType<typeof showOrder>>;

/** Returns everything known about one order. Throws `CliError` for an unknown one. */
export async function showOrder(db: Db, orderUuid: string) {
  const order = await ordersQuery(db).where("order.uuid", "=", orderUuid).executeTakeFirst();
  if (!order) throw noOrder(orderCode(orderUuid));
  const { uuid } = order;
  return {
    ...order,
    code: orderCode(uuid),
    ...(await readOrderPlaces(db, uuid)),
    lines: await readOrderLines(db, uuid),
    pictures: await readOrderedPictures(db, uuid),
    invoice: await readInvoice(db, uuid),
    files: await readFiles(db, uuid),
    batches: await readOrderBatches(db, uuid),
    parcels: await readParcels(db, uuid),
    consents: await readConsents(db, uuid),
    withdrawal: (await readDeclared(db, uuid)) ?? null,
    refunds: await readOrderRefunds(db, uuid),
    steps: await readSteps(db, uuid),
  };
}

async function readInvoice(db: Db, orderUuid: string) {
  const invoice = await db
    .selectFrom("invoice")
    .select(["number", "seller"])
    .where("orderUuid", "=", orderUuid)
    .executeTakeFirst();
  return invoice ? { number: invoice.number, isSpecimen: invoice.seller === null } : null;
}

async function readFiles(db: Db, orderUuid: string) {
  const files = await readOrderFiles(db, orderUuid);
  return files.map(({ pictureUuid, name, format, byteSize, width, height, isSmaller }) => ({
    ...{ pictureUuid, name, format, byteSize, width, height, isSmaller },
  }));
}

const readParcels = (db: Db, orderUuid: string) =>
  db
    .selectFrom("shipment")
    .select(["carrier", "tracking", "at"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("at")
    .execute();

const readConsents = (db: Db, orderUuid: string) =>
  db
    .selectFrom("orderConsent")
    .select(["kind", "version", "at"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("kind")
    .execute();

const readSteps = (db: Db, orderUuid: string) =>
  db
    .selectFrom("orderStep")
    .select(["at", "status", "by"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("id")
    .execute();
