import { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { type OrderStatus, orderStatuses } from "../../src/domain/orders/orderStatus.ts";
import type { Db } from "../db/database.ts";
import { refundsDue } from "../payment/refunds.ts";
import { addOrderActions } from "./orderActions.ts";
import { addOrderExport } from "./orderExport.ts";
import { addOrderPrint } from "./orderPrint.ts";
import { addOrderReconcile } from "./orderReconcile.ts";
import { addOrderShip } from "./orderShip.ts";
import { addOrderTakings } from "./orderTakings.ts";
import { CommandError, say, withServices } from "./services.ts";
import { ordersQuery, showOrder } from "./showOrder.ts";
import { tableLines } from "./table.ts";
import { when } from "./when.ts";

export function ordersCommand(): Command {
  const orders = new Command("orders").description("look at orders, lead them on, give money back");
  orders
    .command("list", { isDefault: true })
    .description("the newest orders")
    .option("--status <status>", "only those of one status")
    .option("--limit <n>", "how many", "50")
    .option("--json", "as JSON")
    .action((options: { status?: string; limit: string; json?: true }) =>
      withServices(({ db }) =>
        listOrders(db, readStatus(options.status), readLimit(options.limit), options.json === true),
      ),
    );
  orders
    .command("show <order>")
    .description("one order with its items, by code or uuid")
    .action((text: string) => withServices(({ db }) => showOrder(db, text)));
  orders
    .command("refunds")
    .description("what is to be given back: card payments too many, paid orders canceled or withdrawn from")
    .option("--json", "as JSON")
    .action(({ json }: { json?: true }) => withServices(({ db }) => listRefundsDue(db, json === true)));
  addOrderActions(orders);
  addOrderExport(orders);
  addOrderTakings(orders);
  addOrderReconcile(orders);
  addOrderPrint(orders);
  addOrderShip(orders);
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

async function listOrders(db: Db, status: OrderStatus | null, limit: number, json: boolean): Promise<void> {
  const query = ordersQuery(db).orderBy("order.createdAt", "desc").limit(limit);
  const rows = await (status === null ? query : query.where("order.status", "=", status)).execute();
  if (json) {
    // Without the keys of its files and invoice.
    const fields = ["uuid", "status", "createdAt", "paidAt", "totalPrice", "lastName", "email"] as const;
    const told = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
    return say(JSON.stringify(told, null, 2));
  }
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

async function listRefundsDue(db: Db, json: boolean): Promise<void> {
  const due = await refundsDue(db);
  if (json) return say(JSON.stringify(due, null, 2));
  if (due.length === 0) return say("Nothing is to be refunded.");
  const lines = tableLines(
    ["CODE", "ORDER", "AMOUNT", "WHY", "SINCE", "PAYMENT"],
    due.map(({ orderUuid, amount, why, transId, at }) => [
      orderCode(orderUuid),
      orderUuid,
      formatEuros(amount),
      why,
      when(at),
      transId ?? "",
    ]),
  );
  for (const line of lines) say(line);
}
