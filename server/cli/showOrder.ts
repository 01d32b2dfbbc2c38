import { sql } from "kysely";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { formatName } from "../../src/domain/products/formatWords.ts";
import type { PictureFormat } from "../../src/domain/products/pictureFormat.ts";
import type { Db } from "../db/database.ts";
import { readDeclared } from "../fulfilment/withdrawal.ts";
import { documentLines } from "./documentLines.ts";
import { findOrder } from "./findOrder.ts";
import { printLines } from "./printLines.ts";
import { say } from "./services.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

/** Returns orders with their customers. */
export function ordersQuery(db: Db) {
  return db
    .selectFrom("order")
    .leftJoin("customer", "customer.id", "order.customerId")
    .select(["order.uuid", "order.status", "order.createdAt", "order.paidAt", "order.totalPrice"])
    .select((row) => [
      row.fn.coalesce("order.email", "customer.email").as("email"),
      row.fn.coalesce("order.lastName", "customer.lastName").as("lastName"),
      "order.paymentMethod",
    ])
    .where("order.isDeleted", "=", false);
}

/** Prints everything known about one order. */
export async function showOrder(db: Db, text: string): Promise<void> {
  const { uuid } = await findOrder(db, text);
  const order = await ordersQuery(db).where("order.uuid", "=", uuid).executeTakeFirstOrThrow();
  say(`${orderCode(order.uuid)}  ${order.uuid}`);
  say(`Status: ${order.status}, made ${when(order.createdAt)}`);
  if (order.paidAt !== null)
    say(`Paid: ${when(order.paidAt)}${order.paymentMethod ? `, ${order.paymentMethod}` : ""}`);
  const who = [order.lastName, order.email].filter((part) => part !== null).join(", ");
  if (who !== "") say(`Customer: ${who}`);
  for (const line of await contactLines(db, order.uuid)) say(line);
  for (const line of await standLines(db, order.uuid)) say(line);
  for (const line of await itemLines(db, order.uuid)) say(line);
  say(`Total: ${formatEuros(order.totalPrice)}`);
  for (const line of await pictureLines(db, order.uuid)) say(line);
  for (const line of await documentLines(db, order.uuid)) say(line);
  for (const line of await printLines(db, order.uuid)) say(line);
  for (const line of await consentLines(db, order.uuid)) say(line);
  for (const line of await withdrawalLines(db, order.uuid)) say(line);
  for (const line of await refundLines(db, order.uuid)) say(line);
  for (const line of await stepLines(db, order.uuid)) say(line);
}

async function contactLines(db: Db, orderUuid: string): Promise<string[]> {
  const contact = await db
    .selectFrom("order")
    .leftJoin("customer", "customer.id", "order.customerId")
    .select((row) => row.fn.coalesce("order.phone", "customer.mobile").as("phone"))
    .select(["deliveryAddressId", "invoiceAddressId"])
    .where("order.uuid", "=", orderUuid)
    .executeTakeFirstOrThrow();
  const { phone, deliveryAddressId, invoiceAddressId } = contact;
  const addresses = await db
    .selectFrom("address")
    .select(["id", "street", "zipCode", "city"])
    .where("id", "in", [deliveryAddressId, invoiceAddressId])
    .execute();
  const lineOf = (label: string, wanted: number | null) =>
    addresses
      .filter(({ id }) => id === wanted)
      .map(({ street, zipCode, city }) => `${label}: ${street}, ${zipCode} ${city}`);
  return [
    ...(phone === null ? [] : [`Phone: ${phone}`]),
    ...lineOf("Sent to", deliveryAddressId),
    ...lineOf("Invoiced to", invoiceAddressId),
  ];
}

async function standLines(db: Db, orderUuid: string): Promise<string[]> {
  const stand = await db
    .selectFrom("order")
    .innerJoin("event", "event.uuid", "order.clickAndCollectEventUuid")
    .select(["event.label", "event.year"])
    .where("order.uuid", "=", orderUuid)
    .executeTakeFirst();
  return stand === undefined ? [] : [`Fetched at the stand of: ${stand.label} (${stand.year})`];
}

async function consentLines(db: Db, orderUuid: string): Promise<string[]> {
  const consents = await db
    .selectFrom("orderConsent")
    .selectAll()
    .where("orderUuid", "=", orderUuid)
    .orderBy("kind")
    .execute();
  return consents.map(({ kind, version, at }) => `Agreed to: ${kind} of ${version}, ${when(at)}`);
}

async function withdrawalLines(db: Db, orderUuid: string): Promise<string[]> {
  const declared = await readDeclared(db, orderUuid);
  if (!declared) return [];
  const { name, email, at, covers, amount } = declared;
  return [
    `Withdrawn from: ${when(at)}, by ${name} <${email}>; ${formatEuros(amount)} due back (dossard orders refund)`,
    ...covers.map((line) => `  ${line}`),
  ];
}

async function refundLines(db: Db, orderUuid: string): Promise<string[]> {
  const refunds = await db
    .selectFrom("refund")
    .leftJoin("creditNote", "creditNote.refundUuid", "refund.uuid")
    .select(["amount", "method", "reason", "refund.createdAt", "creditNote.number"])
    .where("refund.orderUuid", "=", orderUuid)
    .orderBy("refund.createdAt")
    .execute();
  return refunds.map(
    ({ amount, method, reason, createdAt, number }) =>
      `Refunded: ${formatEuros(amount)}, ${method}, ${when(createdAt)}: ${reason}${number === null ? "" : ` (credit note ${number})`}`,
  );
}

async function stepLines(db: Db, orderUuid: string): Promise<string[]> {
  const steps = await db
    .selectFrom("orderStep")
    .select(["at", "status", "by"])
    .where("orderUuid", "=", orderUuid)
    .orderBy("id")
    .execute();
  return tableLines(
    ["WHEN", "STATUS", "BY"],
    steps.map((step) => [when(step.at), step.status, step.by]),
  );
}

const kindLabels = { item: "", discount: "Discount", shipping: "Shipping" };

async function itemLines(db: Db, orderUuid: string): Promise<string[]> {
  const items = await db
    .selectFrom("orderItem")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .leftJoin("productVariant", "productVariant.uuid", "orderItem.productVariantUuid")
    .leftJoin("picture", "picture.uuid", "orderItem.pictureUuid")
    .select(["orderItem.kind", "orderItem.quantity", "orderItem.price", "orderItem.withMatOption"])
    .select(["orderItem.withSatinOption", "orderItem.withNumericOption", "product.label"])
    .select(["productVariant.grp1_format", "productVariant.grp2_format", "picture.name"])
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .orderBy(sql`array_position(array['item', 'shipping', 'discount'], "orderItem"."kind")`)
    .orderBy("orderItem.createdAt")
    .execute();
  return tableLines(
    ["QTY", "WHAT", "PICTURE", "PRICE"],
    items.map((item) => [
      item.quantity,
      kindLabels[item.kind] ||
        [item.label ?? "?", ...formatsOf(item.grp1_format, item.grp2_format), ...optionsOf(item)].join(", "),
      item.name ?? "",
      formatEuros(item.price),
    ]),
  );
}

/** Returns every picture to produce, those in packs too, and the key of its original below `originals` in the file store. */
async function pictureLines(db: Db, orderUuid: string): Promise<string[]> {
  const places = await db
    .selectFrom("orderItemPicture")
    .innerJoin("orderItem", "orderItem.uuid", "orderItemPicture.orderItemUuid")
    .innerJoin("picture", "picture.uuid", "orderItemPicture.pictureUuid")
    .leftJoin("product", "product.uuid", "orderItem.productUuid")
    .select(["orderItem.quantity", "orderItem.withMatOption", "orderItem.withSatinOption", "product.label"])
    .select(["orderItemPicture.paperFormat", "orderItemPicture.numericFormat"])
    .select(["picture.name", "picture.originalKey"])
    .where("orderItem.orderUuid", "=", orderUuid)
    .where("orderItem.isDeleted", "=", false)
    .where("orderItemPicture.isDeleted", "=", false)
    .orderBy("orderItem.createdAt")
    .orderBy("orderItemPicture.groupPosition")
    .orderBy("picture.takenAt")
    .orderBy("picture.name")
    .execute();
  if (places.length === 0) return [];
  return tableLines(
    ["QTY", "FORMAT", "PICTURE", "IN", "ORIGINAL"],
    places.map((place) => {
      const formats = formatsOf(place.paperFormat, place.numericFormat);
      const made = [...formats, ...optionsOf({ ...place, withNumericOption: null })];
      return [place.quantity, made.join(", "), place.name, place.label ?? "", place.originalKey];
    }),
  );
}

function formatsOf(...formats: (PictureFormat | null)[]): string[] {
  return formats.flatMap((format) => (format === null ? [] : [formatName(format)]));
}

function optionsOf(item: {
  withMatOption: boolean;
  withSatinOption: boolean;
  withNumericOption: boolean | null;
}): string[] {
  return [
    ...(item.withMatOption ? ["mat"] : []),
    ...(item.withSatinOption ? ["satin"] : []),
    ...(item.withNumericOption ? ["with its file"] : []),
  ];
}
