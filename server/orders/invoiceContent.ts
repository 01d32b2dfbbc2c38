import { sql } from "kysely";
import { splitVat } from "../../src/domain/money/vat.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { lineDetails, orderContents } from "../../src/domain/orders/orderLines.ts";
import type { PickUpEvent } from "../../src/domain/orders/pickUp.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Tx } from "../db/database.ts";
import type { InvoiceContent, PostalAddress } from "../db/storedDocument.ts";
import { readPackContents } from "./readPackContents.ts";

/** Returns the invoice content of a paid order, but for the moment of its payment. */
export async function readInvoiceContent(
  tx: Tx,
  order: OrderRow,
  { vatRate, isSandbox }: { vatRate: number; isSandbox: boolean },
): Promise<Omit<InvoiceContent, "paidAt">> {
  const contents = orderContents(...(await readParts(tx, order.uuid)));
  const goods = contents.lines.map((line) => ({
    kind: "item" as const,
    label: line.label,
    details: lineDetails(line),
    quantity: line.item.quantity,
    unitGross: line.unitPrice,
  }));
  const single = { details: [], quantity: 1 };
  const shipping =
    contents.shipping === null
      ? []
      : [{ kind: "shipping" as const, label: "Livraison", unitGross: contents.shipping, ...single }];
  const discounts = contents.discounts.map(({ percent, amount }) => ({
    kind: "discount" as const,
    label: percent === null ? "Remise" : `Remise de ${String(percent).replace(".", ",")}\u00a0%`,
    unitGross: amount,
    ...single,
  }));
  const lines = [...goods, ...shipping, ...discounts].map((line) => ({
    ...line,
    gross: line.quantity * line.unitGross,
    rate: vatRate,
  }));
  const { nets, rates, net, vat, gross } = splitVat(lines);
  const invoiceAddress = await readAddress(tx, order.invoiceAddressId);
  const pickUp = await readPickUp(tx, order);
  const delivered =
    pickUp !== null || order.deliveryAddressId === order.invoiceAddressId
      ? null
      : await readAddress(tx, order.deliveryAddressId);
  return {
    orderCode: orderCode(order.uuid),
    buyer: { ...(await readBuyer(tx, order)), address: invoiceAddress },
    delivery: delivered,
    pickUp,
    supply: contents.hasPaper ? (contents.hasFiles ? "mixed" : "goods") : "service",
    lines: lines.map((line, index) => ({ ...line, net: nets[index] ?? 0 })),
    rates,
    net,
    vat,
    gross,
    paymentMethod: order.paymentMethod,
    isSandbox,
  };
}

async function readParts(tx: Tx, orderUuid: string): Promise<Parameters<typeof orderContents>> {
  const items = await tx
    .selectFrom("orderItem")
    .selectAll()
    .select(sql<null>`null`.as("remainingPictures"))
    .where("orderUuid", "=", orderUuid)
    .where("isDeleted", "=", false)
    .where("quantity", ">", 0)
    .orderBy("createdAt")
    .orderBy("uuid")
    .execute();
  const any = (uuids: (string | null)[]) =>
    sql<string>`any(${uuids.filter((uuid) => uuid !== null)}::uuid[])`;
  // Includes products withdrawn from the catalogue: they were sold.
  const products = await tx
    .selectFrom("product")
    .selectAll()
    .where("uuid", "=", any(items.map(({ productUuid }) => productUuid)))
    .execute();
  const variants = await tx
    .selectFrom("productVariant")
    .selectAll()
    .where("uuid", "=", any(items.map(({ productVariantUuid }) => productVariantUuid)))
    .execute();
  const { packs, pictures } = await readPackContents(tx, orderUuid);
  return [items, { products, variants }, pictures, packs];
}

async function readAddress(tx: Tx, id: number | null): Promise<PostalAddress | null> {
  if (id === null) return null;
  const address = await tx
    .selectFrom("address")
    .select(["recipient", "street", "zipCode", "city"])
    .where("id", "=", id)
    .executeTakeFirst();
  return address ?? null;
}

async function readPickUp(tx: Tx, { clickAndCollectEventUuid }: OrderRow): Promise<PickUpEvent | null> {
  const event = await tx
    .selectFrom("event")
    .select(["label", "start", "end"])
    .where("uuid", "=", clickAndCollectEventUuid)
    .executeTakeFirst();
  return event ?? null;
}

async function readBuyer(tx: Tx, order: OrderRow) {
  const customer =
    order.customerId === null
      ? undefined
      : await tx.selectFrom("customer").selectAll().where("id", "=", order.customerId).executeTakeFirst();
  const name = customer ? `${customer.firstName} ${customer.lastName}` : order.lastName;
  return {
    name: name ?? "Client au comptoir",
    company: customer?.company || null,
    vatNumber: customer?.vatNumber || null,
    email: order.email ?? customer?.email ?? null,
  };
}
