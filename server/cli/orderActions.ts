import type { Command } from "commander";
import { formatEuros } from "../../src/domain/money/money.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import {
  type CounterPaymentMethod,
  counterPaymentMethods,
  orderStatuses,
  type PaymentMethod,
  paymentMethods,
} from "../../src/domain/orders/orderStatus.ts";
import { advancesOf } from "../../src/domain/orders/orderTransitions.ts";
import { changeStatus, setAuditActor } from "../cart/changeStatus.ts";
import { lockOrders } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { reporting } from "../core/cliError.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { runTransaction } from "../db/transaction.ts";
import { deliverPartialOrder } from "../files/deliverPartialOrder.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { orderContentKinds } from "../orders/orderContentKinds.ts";
import { payOrder } from "../payment/payOrder.ts";
import { notePaymentRefund, noteRefund } from "../payment/refunds.ts";
import { readEuros } from "./amounts.ts";
import { findOrder, noOrder } from "./findOrder.ts";
import { CommandError, say, usingServices } from "./services.ts";

/** Adds the commands that change an order to `dossard orders`. */
export function addOrderActions(orders: Command): void {
  orders
    .command("pay <order> <method>")
    .description(`note that an order placed at a stand was paid: ${counterPaymentMethods.join(", ")}`)
    .action((text: string, method: string) =>
      onOrder(text, () => acts.pay(readMethod(method, counterPaymentMethods))),
    );
  orders
    .command("advance <order> <status>")
    .description("lead a paid order on: to its preparation, on its way, handed over (localDelivered)")
    .action((text: string, status: string) => onOrder(text, () => acts.advance(status)));
  orders
    .command("cancel <order>")
    .description("cancel an order that was placed; what was paid for it is due back")
    .action((text: string) => onOrder(text, () => acts.cancel));
  orders
    .command("refund <order> [euros]")
    .description("note that money is given back (all that is left); an invoiced order gets its credit note")
    .requiredOption("--reason <text>", "why, as the credit note says it (in French)")
    .option("--method <method>", `how, if not as it was paid: ${paymentMethods.join(", ")}`)
    .option("--payment <transaction>", "a card payment too many (dossard orders refunds), given back whole")
    .action((text: string, euros: string | undefined, options: RefundOptions) =>
      onOrder(text, () => acts.refund(euros, options)),
    );
  orders
    .command("ignore-missing <order>")
    .description("deliver an order's files without those whose original is missing")
    .action((text: string) => onOrder(text, () => acts.ignoreMissing));
}

/** A change of an order, which is locked; returns the line to print. */
export type Act = (tx: Tx, services: Services, order: OrderRow) => Promise<string>;

/** Runs a change of one order as a command. @param read parses the call's arguments: it throws before anything is opened */
export function onOrder(text: string, read: () => Act): Promise<void> {
  return reporting(async () => {
    const act = read();
    await usingServices(async (services) => say(await actOnOrder(services, text, act)));
  });
}

/** Applies a change to one order as the operator, in one transaction that locks its row; returns the result. */
export async function actOnOrder(services: Services, text: string, act: Act): Promise<string> {
  const { uuid } = await findOrder(services.db, text);
  return runTransaction(services.db, async (tx) => {
    await setAuditActor(tx, "operator");
    const [order] = await lockOrders(tx, [uuid]);
    if (!order) throw noOrder(text);
    return act(tx, services, order);
  });
}

function readMethod<Method extends PaymentMethod>(text: string, methods: readonly Method[]): Method {
  const found = methods.find((method) => method === text);
  if (found) return found;
  throw new CommandError(`"${text}" is no way of paying: ${methods.join(", ")}.`);
}

const pay =
  (method: CounterPaymentMethod): Act =>
  async (tx, services, order) => {
    const code = orderCode(order.uuid);
    if (order.paidAt !== null) throw new CommandError(`Order ${code} is paid already (${order.status}).`);
    if (order.status !== "finalized") {
      throw new CommandError(
        `Order ${code} is ${order.status}: only an order placed at a stand is paid here.`,
      );
    }
    await payOrder(tx, services, order, method);
    return `Order ${code} is paid: ${formatEuros(order.totalPrice)}, ${method}.`;
  };

const advance =
  (text: string): Act =>
  async (tx, _services, order) => {
    const code = orderCode(order.uuid);
    const to = orderStatuses.find((status) => status === text);
    const open = advancesOf(order.status, await orderContentKinds(tx, order.uuid));
    if (to === undefined || !open.includes(to)) {
      const ways =
        open.length === 0 ? "it goes nowhere from there" : `from there it goes to ${open.join(", ")}`;
      throw new CommandError(`Order ${code} is ${order.status}: ${ways}.`);
    }
    await changeStatus(tx, order, to);
    return `Order ${code}: ${order.status} → ${to}`;
  };

const cancel: Act = async (tx, _services, order) => {
  const code = orderCode(order.uuid);
  await cancelOrder(tx, order);
  if (order.paidAt === null) return `Order ${code} is canceled.`;
  return `Order ${code} is canceled. ${formatEuros(order.totalPrice)} were paid for it: note what is given back by dossard orders refund ${code}.`;
};

interface RefundOptions {
  reason: string;
  method?: string;
  payment?: string;
}

function refund(euros: string | undefined, { reason, method, payment }: RefundOptions): Act {
  return async (tx, services, order) => {
    const code = orderCode(order.uuid);
    const why = reason.trim();
    if (why === "" || why.length > 200) throw new CommandError("--reason takes 1 to 200 characters.");
    if (payment !== undefined) {
      if (euros !== undefined || method !== undefined) {
        throw new CommandError(
          "A payment too many is given back whole, to its card: --payment stands alone.",
        );
      }
      const amount = await notePaymentRefund(tx, services, order, payment, why);
      return `Order ${code}: ${formatEuros(amount)} of a payment too many are noted as refunded.`;
    }
    const note = {
      amount: euros === undefined ? null : readEuros(euros),
      method: method === undefined ? null : readMethod(method, paymentMethods),
      reason: why,
    };
    const { amount, creditNote } = await noteRefund(tx, services, order, note);
    return `Order ${code}: ${formatEuros(amount)} are noted as refunded${creditNote === null ? "" : `, credit note ${creditNote}`}.`;
  };
}

const ignoreMissing: Act = async (tx, _services, order) => {
  const { made, missing } = await deliverPartialOrder(tx, order);
  return `Order ${orderCode(order.uuid)}: ${made} of ${made + missing} files are delivered.`;
};

/** The operator's changes to an order, by command name. */
export const acts = { pay, advance, cancel, refund, ignoreMissing };
