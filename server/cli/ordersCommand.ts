import { Command } from "commander";
import { sql } from "kysely";
import { formatEuros } from "../../src/domain/money.ts";
import { orderCode } from "../../src/domain/orderCode.ts";
import { type OrderStatus, orderStatuses } from "../../src/domain/orderStatus.ts";
import { formatLabel, type PictureFormat } from "../../src/domain/pictureFormat.ts";
import type { Db } from "../db/database.ts";
import { documentLines } from "./documentLines.ts";
import { CommandError, say, withServices } from "./services.ts";
import { tableLines } from "./table.ts";

export function ordersCommand(): Command {
  const orders = new Command("orders").description("look at orders");
  orders
    .command("list", { isDefault: true })
    .description("the newest orders")
    .option("--status <status>", "only those of one status")
    .option("--limit <n>", "how many", "50")
    .action((options: { status?: string; limit: string }) =>
      withServices(({ db }) => listOrders(db, readStatus(options.status), readLimit(options.limit))),
    );
  orders
    .command("show <order>")
    .description("one order with its items, by code or uuid")
    .action((text: string) => withServices(({ db }) => showOrder(db, text)));
  return orders;
}

function readStatus(text: string | undefined): OrderStatus | null {
  if (text === undefined) return null;
  const found = orderStatuses.find((status) => status === text);
  if (found) return found;
  throw new CommandError(`"${text}" is no status: ${orderStatuses.join(", ")}.`);
}

function readLimit(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new CommandError(`--limit takes a number from 1, not "${text}".`);
}

const when = (iso: string) =>
  new Date(iso).toLocaleString("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Paris" });

function ordersQuery(db: Db) {
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

async function listOrders(db: Db, status: OrderStatus | null, limit: number): Promise<void> {
  const query = ordersQuery(db).orderBy("order.createdAt", "desc").limit(limit);
  const rows = await (status === null ? query : query.where("order.status", "=", status)).execute();
  if (rows.length === 0) return say("There is no such order.");
  const lines = tableLines(
    ["CODE", "STATUS", "MADE", "PAID", "TOTAL", "WHO"],
    rows.map((row) => [
      orderCode(row.uuid),
      row.status,
      when(row.createdAt),
      row.paidAt === null ? "" : when(row.paidAt),
      formatEuros(row.totalPrice),
      [row.lastName, row.email].filter((part) => part !== null).join(", "),
    ]),
  );
  for (const line of lines) say(line);
}

async function showOrder(db: Db, text: string): Promise<void> {
  const wanted = text.trim().toLowerCase();
  if (!/^[0-9a-f]{4}$|^[0-9a-f-]{36}$/.test(wanted)) {
    throw new CommandError(`"${text}" is neither an order's code (4 characters) nor its uuid.`);
  }
  const rows = await ordersQuery(db)
    .where(sql`starts_with("order"."uuid"::text, ${wanted})`, "=", true)
    .orderBy("order.createdAt", "desc")
    .execute();
  const [order, ...others] = rows;
  if (!order) throw new CommandError(`There is no order ${text.toUpperCase()}.`);
  if (others.length > 0) {
    const uuids = rows.map((row) => `${row.uuid} (${row.status})`).join(", ");
    throw new CommandError(`Several orders have the code ${text.toUpperCase()}: ${uuids}.`);
  }
  say(`${orderCode(order.uuid)}  ${order.uuid}`);
  say(`Status: ${order.status}, made ${when(order.createdAt)}`);
  if (order.paidAt !== null)
    say(`Paid: ${when(order.paidAt)}${order.paymentMethod ? `, ${order.paymentMethod}` : ""}`);
  const who = [order.lastName, order.email].filter((part) => part !== null).join(", ");
  if (who !== "") say(`Customer: ${who}`);
  for (const line of await itemLines(db, order.uuid)) say(line);
  say(`Total: ${formatEuros(order.totalPrice)}`);
  for (const line of await documentLines(db, order.uuid)) say(line);
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
      kindLabels[item.kind] || [item.label ?? "?", ...formatsOf(item), ...optionsOf(item)].join(", "),
      item.name ?? "",
      formatEuros(item.price),
    ]),
  );
}

function formatsOf(item: { grp1_format: PictureFormat | null; grp2_format: PictureFormat | null }): string[] {
  return [item.grp1_format, item.grp2_format].flatMap((format) =>
    format === null ? [] : [formatLabel(format)],
  );
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
