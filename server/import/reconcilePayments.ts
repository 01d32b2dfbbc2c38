import type { Db } from "../db/database.ts";
import { dayOf } from "../fulfilment/day.ts";
import type { Period } from "../fulfilment/period.ts";
import {
  type Comparison,
  comparePayments,
  type ListedPayment,
  type ReceivedPayment,
  readReceived,
} from "../payment/comparePayments.ts";
import { listedDay, readProviderList } from "./readProviderList.ts";

/**
 * Compares a card provider's list with the payments received here in a period, both ways. Throws `CliError` for an unreadable list.
 * @param list the bytes of a CSV file
 */
export async function reconcilePayments(db: Db, list: Uint8Array, period: Period): Promise<Comparison> {
  const listed = readProviderList(list).filter((payment) => isListedIn(period, payment));
  // Begun on the other side of midnight, it may stand in the list of the days before.
  const isExpected = ({ createdAt, settledAt }: ReceivedPayment) =>
    [createdAt, settledAt].every((moment) => isIn(period, dayOf(new Date(moment))));
  return comparePayments(listed, await readReceived(db), isExpected);
}

/** Whether both sides know the same payments. */
export const agrees = ({ onlyThere, onlyHere, differing, repeated, unclear }: Comparison) =>
  [onlyThere, onlyHere, differing, repeated, unclear].every(({ length }) => length === 0);

const isIn = ({ from, to }: Period, day: string) => from <= day && day <= to;

/** A line without a readable date is compared: it may belong to these days. */
function isListedIn(period: Period, { date }: ListedPayment): boolean {
  const day = listedDay(date);
  return day === null || isIn(period, day);
}
