import { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { type OrderStatus, orderStatuses } from "../../src/domain/orders/orderStatus.ts";
import type { Services } from "../core/services.ts";
import { listOrders } from "../fulfilment/listOrders.ts";
import { showOrder } from "../fulfilment/showOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { type RefundDue, refundsDue } from "../payment/refunds.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { findOrder } from "./findOrder.ts";
import { addOrderActions } from "./orderActions.ts";
import { addOrderExport } from "./orderExport.ts";
import { orderLines } from "./orderLines.ts";
import { addOrderPrint, readEvent } from "./orderPrint.ts";
import { addOrderReconcile } from "./orderReconcile.ts";
import { addOrderShip } from "./orderShip.ts";
import { addOrderTakings } from "./orderTakings.ts";
import { readDay } from "./readDay.ts";
import { CommandError, withServices } from "./services.ts";
import { listLines } from "./table.ts";
import { when } from "./when.ts";

/** `dossard orders`: lists, shows and changes orders; prints, ships, adds up. */
export function ordersCommand(): Command {
  const orders = new Command("orders").description("consulter les commandes, les faire avancer, rembourser");
  orders
    .command("list", { isDefault: true })
    .description("lister les dernières commandes")
    .option("--status <status>", "seulement celles dans cet état")
    .option("--day <date>", "seulement celles passées ou payées ce jour, 2026-05-01")
    .option("--event <event>", "seulement celles avec des photos d’un événement")
    .option("--limit <n>", "combien", "50")
    .addOption(jsonOption())
    .action((options: ListOptions) => withServices((services) => list(services, options)));
  orders
    .command("show <order>")
    .description("montrer une commande et ses articles, par son code ou son uuid")
    .addOption(jsonOption())
    .action((text: string, options: JsonOption) =>
      withServices(async ({ db }) => {
        answer(await showOrder(db, (await findOrder(db, text)).uuid), options, orderLines);
      }),
    );
  orders
    .command("refunds")
    .description("lister ce qui est à rembourser : cartes payées en trop, annulations, rétractations")
    .addOption(jsonOption())
    .action((options: JsonOption) =>
      withServices(async ({ db }) => answer(await refundsDue(db), options, refundLines)),
    );
  addOrderActions(orders);
  addOrderExport(orders);
  addOrderTakings(orders);
  addOrderReconcile(orders);
  addOrderPrint(orders);
  addOrderShip(orders);
  return orders;
}

interface ListOptions extends JsonOption {
  status?: string;
  day?: string;
  event?: string;
  limit: string;
}

function readStatus(text: string): OrderStatus {
  const found = orderStatuses.find((status) => status === text);
  if (found) return found;
  throw new CommandError(`« ${text} » n’est pas un état : ${orderStatuses.join(", ")}.`);
}

function readLimit(text: string): number {
  if (/^\d{1,6}$/.test(text) && Number(text) > 0) return Number(text);
  throw new CommandError(`--limit prend un nombre à partir de 1, pas « ${text} ».`);
}

async function list({ db }: Services, { status, day, event, limit, ...options }: ListOptions): Promise<void> {
  const filter = {
    ...(status !== undefined && { status: readStatus(status) }),
    ...(day !== undefined && { day: readDay(day) }),
    ...(event !== undefined && { eventUuid: await readEvent(db, event) }),
  };
  const { items } = await listOrders(db, filter, { limit: readLimit(limit) });
  answer(items, options, () =>
    listLines(
      "Il n’y a pas de telle commande.",
      ["CODE", "ÉTAT", "CRÉÉE", "PAYÉE", "TOTAL", "CLIENT"],
      items,
      (order) => [
        order.code,
        statusName(order.status),
        when(order.createdAt),
        order.paidAt === null ? "" : when(order.paidAt),
        formatEuros(order.totalPrice),
        [order.lastName, order.email].filter((part) => part !== null).join(", "),
      ],
    ),
  );
}

const reasons: Record<RefundDue["why"], string> = {
  surplus: "payée en trop",
  canceled: "annulée",
  withdrawn: "rétractation",
};

const refundLines = (due: readonly RefundDue[]) =>
  listLines(
    "Rien n’est à rembourser.",
    ["CODE", "COMMANDE", "MONTANT", "RAISON", "DEPUIS", "PAIEMENT"],
    due,
    ({ orderUuid, amount, why, transId, at }) => [
      orderCode(orderUuid),
      orderUuid,
      formatEuros(amount),
      reasons[why],
      when(at),
      transId ?? "",
    ],
  );
