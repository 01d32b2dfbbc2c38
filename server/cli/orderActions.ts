import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import {
  counterPaymentMethods,
  type PaymentMethod,
  paymentMethods,
} from "../../src/domain/orders/orderStatus.ts";
import { type Author, commandLine } from "../core/author.ts";
import type { Services } from "../core/services.ts";
import { deliverPartialOrder } from "../files/deliverPartialOrder.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { type CanceledOrder, cancelOrder } from "../orders/cancelOrder.ts";
import { statusName } from "../orders/statusName.ts";
import { payPlacedOrder } from "../payment/payPlacedOrder.ts";
import { type RefundedOrder, refundOrder } from "../payment/refundOrder.ts";
import { type RefundedPayment, refundPayment } from "../payment/refundPayment.ts";
import { readEuros } from "./amounts.ts";
import { answer, type JsonOption, jsonOption } from "./answer.ts";
import { findOrder } from "./findOrder.ts";
import { CommandError, withServices } from "./services.ts";

/** Adds the commands that change an order to `dossard orders`. */
export function addOrderActions(orders: Command): void {
  orders
    .command("pay <order> <method>")
    .description(`noter qu’une commande passée à un stand est payée : ${counterPaymentMethods.join(", ")}`)
    .addOption(jsonOption())
    .action((text: string, typed: string, options: JsonOption) =>
      onOrder(text, async (author, uuid, services) => {
        const method = readMethod(typed, counterPaymentMethods);
        answer(await payPlacedOrder(author, services, uuid, method), options, ({ totalPrice }) =>
          said(uuid, `est payée : ${formatEuros(totalPrice)}, ${method}.`),
        );
      }),
    );
  orders
    .command("advance <order> <status>")
    .description("faire avancer une commande payée : préparée, en route, remise (localDelivered)")
    .addOption(jsonOption())
    .action((text: string, to: string, options: JsonOption) =>
      onOrder(text, async (author, uuid) => {
        answer(
          await advanceOrder(author, uuid, to),
          options,
          ({ from, status }) => `Commande ${orderCode(uuid)} : ${statusName(from)} → ${statusName(status)}`,
        );
      }),
    );
  orders
    .command("cancel <order>")
    .description("annuler une commande passée ; ce qui a été payé est à rembourser")
    .addOption(jsonOption())
    .action((text: string, options: JsonOption) =>
      onOrder(text, async (author, uuid) => {
        answer(await cancelOrder(author, uuid), options, canceledLine);
      }),
    );
  orders
    .command("ignore-missing")
    .argument("<order>")
    .description("livrer les fichiers d’une commande sans ceux dont l’original manque")
    .addOption(jsonOption())
    .action((text: string, options: JsonOption) =>
      onOrder(text, async (author, uuid) => {
        answer(
          await deliverPartialOrder(author, uuid),
          options,
          ({ made, missing }) =>
            `Commande ${orderCode(uuid)} : fichiers livrés : ${made} sur ${made + missing}.`,
        );
      }),
    );
  addRefund(orders);
}

interface RefundOptions extends JsonOption {
  reason: string;
  method?: string;
  payment?: string;
}

function addRefund(orders: Command): void {
  orders
    .command("refund <order> [euros]")
    .description("noter un remboursement (de tout ce qui reste) ; une commande facturée a son avoir")
    .requiredOption("--reason <text>", "la raison, comme l’avoir la dit (en français)")
    .option("--method <method>", `comment, si ce n’est comme au paiement : ${paymentMethods.join(", ")}`)
    .option("--payment <transaction>", "une carte payée en trop (dossard orders refunds), rendue en entier")
    .addOption(jsonOption())
    .action((text: string, euros: string | undefined, options: RefundOptions) =>
      onOrder(text, (author, uuid, services) => refund(author, uuid, services, euros, options)),
    );
}

/** Runs a change of one order as a command. */
export const onOrder = (
  text: string,
  change: (author: Author, orderUuid: string, services: Services) => Promise<void>,
) =>
  withServices(async (services) => {
    await change(commandLine(services.db), (await findOrder(services.db, text)).uuid, services);
  });

function readMethod<Method extends PaymentMethod>(text: string, methods: readonly Method[]): Method {
  const found = methods.find((method) => method === text);
  if (found) return found;
  throw new CommandError(`« ${text} » n’est pas un moyen de paiement : ${methods.join(", ")}.`);
}

const said = (orderUuid: string, what: string) => `La commande ${orderCode(orderUuid)} ${what}`;

function canceledLine({ uuid, paid }: CanceledOrder): string {
  const line = said(uuid, "est annulée.");
  if (paid === 0) return line;
  return `${line} ${formatEuros(paid)} ont été payés pour elle : noter ce qui est rendu par dossard orders refund ${orderCode(uuid)}.`;
}

async function refund(
  author: Author,
  uuid: string,
  services: Services,
  euros: string | undefined,
  { reason: typed, method, payment, ...options }: RefundOptions,
): Promise<void> {
  const reason = typed.trim();
  if (reason === "" || reason.length > 200) throw new CommandError("--reason prend 1 à 200 caractères.");
  if (payment === undefined) {
    const note = {
      amount: euros === undefined ? null : readEuros(euros),
      method: method === undefined ? null : readMethod(method, paymentMethods),
      reason,
    };
    return answer(await refundOrder(author, services, uuid, note), options, refundedLine);
  }
  if (euros !== undefined || method !== undefined) {
    throw new CommandError("Un paiement en trop se rend en entier, sur sa carte : --payment s’emploie seul.");
  }
  answer(await refundPayment(author, services, uuid, { transId: payment, reason }), options, surplusLine);
}

const refundedLine = ({ uuid, amount, creditNote }: RefundedOrder) =>
  `Commande ${orderCode(uuid)} : ${formatEuros(amount)} enregistrés comme remboursés${creditNote === null ? "" : `, avoir ${creditNote}`}.`;

const surplusLine = ({ uuid, amount }: RefundedPayment) =>
  `Commande ${orderCode(uuid)} : ${formatEuros(amount)} payés en trop, enregistrés comme remboursés.`;
