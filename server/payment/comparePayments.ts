import type { Db } from "../db/database.ts";

/** A payment as the provider lists it. */
export interface ListedPayment {
  line: number;
  /** The attempt's own number; empty if the list has none. */
  transId: string;
  payId: string;
  refNr: string;
  /** Cents. */
  amount: number;
  /** As the list writes it; empty if it does not. */
  date: string;
  status: "paid" | "unpaid" | "refund" | "unclear";
}

/** A card payment received here. */
export interface ReceivedPayment {
  orderUuid: string;
  transId: string;
  payId: string | null;
  refNr: string;
  amount: number;
  /** When the shopper was sent to pay. */
  createdAt: string;
  /** When the answer arrived. */
  settledAt: string;
}

export interface Comparison {
  same: ReceivedPayment[];
  /** Paid there and not here. */
  onlyThere: ListedPayment[];
  /** Paid here and not there. */
  onlyHere: ReceivedPayment[];
  differing: { listed: ListedPayment; received: ReceivedPayment }[];
  /** A payment that an earlier line has listed. */
  repeated: ListedPayment[];
  /** Neither paid nor unpaid, as far as their status says. */
  unclear: ListedPayment[];
  /** Not compared: money given back. */
  refunds: ListedPayment[];
}

/** Returns all card payments received, those due back too. */
export async function readReceived(db: Db): Promise<ReceivedPayment[]> {
  const rows = await db
    .selectFrom("payment")
    .select(["orderUuid", "transId", "payId", "refNr", "amount", "createdAt", "settledAt"])
    .where("status", "in", ["paid", "refundDue"])
    .orderBy("settledAt")
    .orderBy("transId")
    .execute();
  return rows.map((row) => ({ ...row, settledAt: row.settledAt ?? "" }));
}

/**
 * Compares the provider's list with the payments received here.
 * @param received all of them: a payment just before midnight there may have arrived here just after
 * @param isExpected whether a payment should be in the list
 */
export function comparePayments(
  listed: readonly ListedPayment[],
  received: readonly ReceivedPayment[],
  isExpected: (payment: ReceivedPayment) => boolean,
): Comparison {
  const find = finder(received);
  const found = new Set<ReceivedPayment>();
  const result: Comparison = {
    ...{ same: [], onlyThere: [], onlyHere: [], differing: [] },
    ...{ repeated: [], unclear: [], refunds: [] },
  };
  for (const payment of listed) {
    if (payment.status === "refund") result.refunds.push(payment);
    if (payment.status === "unclear") result.unclear.push(payment);
    if (payment.status !== "paid") continue;
    const here = find(payment);
    if (!here) result.onlyThere.push(payment);
    else if (found.has(here)) result.repeated.push(payment);
    else if (here.amount === payment.amount) result.same.push(here);
    else result.differing.push({ listed: payment, received: here });
    if (here) found.add(here);
  }
  result.onlyHere = received.filter((payment) => !found.has(payment) && isExpected(payment));
  return result;
}

/** By the attempt's number, else the provider's, else the reference, which all attempts of an order share. */
function finder(received: readonly ReceivedPayment[]) {
  const key = (text: string) => text.trim().toLowerCase();
  const byTransId = new Map(received.map((payment) => [key(payment.transId), payment]));
  const byPayId = new Map(received.map((payment) => [key(payment.payId ?? ""), payment]));
  const byRefNr = Map.groupBy(received, ({ refNr }) => key(refNr));
  return ({ transId, payId, refNr, amount }: ListedPayment): ReceivedPayment | undefined => {
    if (transId !== "") return byTransId.get(key(transId));
    if (payId !== "") return byPayId.get(key(payId));
    const some = byRefNr.get(key(refNr)) ?? [];
    return some.find((payment) => payment.amount === amount) ?? some[0];
  };
}
