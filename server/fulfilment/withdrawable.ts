import { lineDetails, type OrderLine } from "../../src/domain/orders/orderLines.ts";
import { withdrawalEnd } from "../../src/domain/orders/withdrawalPeriod.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import type { Db, Tx } from "../db/database.ts";
import { readConfirmedOrder } from "../orders/readConfirmedOrder.ts";
import { readStatusHistory } from "../orders/statusHistory.ts";

/** The part of an order that a customer may withdraw from. */
export interface Withdrawable {
  /** One line of text for each item; empty without a right of withdrawal. */
  covers: string[];
  /** The amount paid for it, including shipping, less the discount; in cents. */
  amount: number;
  /** The deadline; null while there is none. */
  until: string | null;
}

const nothing: Withdrawable = { covers: [], amount: 0, until: null };

/**
 * Returns the part of an order that its customer may withdraw from: a consumer's, placed at a distance and paid. Excludes files
 * requested at once with a waiver (article L. 221-28, 13° of the consumer code); professionals have no such right.
 */
export async function readWithdrawable(db: Db | Tx, order: OrderRow): Promise<Withdrawable> {
  if (order.paidAt === null || order.status === "canceled" || !(await isConsumers(db, order))) return nothing;
  const { contents } = await readConfirmedOrder(db, order);
  const covered = (await hasWaived(db, order.uuid))
    ? contents.lines.filter((line) => !line.isDigital)
    : contents.lines;
  if (covered.length === 0) return nothing;
  const price = covered.reduce((sum, line) => sum + line.linePrice, 0);
  const discount = contents.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const share = contents.subtotal === 0 ? 0 : Math.round((discount * price) / contents.subtotal);
  const hasGoods = covered.some((line) => !line.isDigital);
  return {
    covers: wordsOfAll(covered),
    amount: Math.max(0, price + share + (hasGoods ? (contents.shipping ?? 0) : 0)),
    until: withdrawalEnd(await readStatusHistory(db, order.uuid), { hasGoods, paidAt: order.paidAt }),
  };
}

async function isConsumers(db: Db | Tx, { customerId }: OrderRow): Promise<boolean> {
  if (customerId === null) return false;
  const { company, vatNumber } = await db
    .selectFrom("customer")
    .select(["company", "vatNumber"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return !company && !vatNumber;
}

async function hasWaived(db: Db | Tx, orderUuid: string): Promise<boolean> {
  const waiver = await db
    .selectFrom("orderConsent")
    .select("version")
    .where("orderUuid", "=", orderUuid)
    .where("kind", "=", "waiver")
    .executeTakeFirst();
  return waiver !== undefined;
}

/** Returns a line for each item; identical ones are added up. */
function wordsOfAll(lines: readonly OrderLine[]): string[] {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    const words = [line.label, ...lineDetails(line)].join(", ");
    quantities.set(words, (quantities.get(words) ?? 0) + line.item.quantity);
  }
  return [...quantities].map(([words, quantity]) => `${quantity} × ${words}`);
}
