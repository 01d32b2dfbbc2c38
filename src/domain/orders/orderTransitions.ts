import { type OrderStatus, orderStatuses } from "./orderStatus.ts";

/** What a paid order goes through until it leaves the shop, in the order of its life (specification, section 4). */
const preparation = orderStatuses.slice(orderStatuses.indexOf("paid"), orderStatuses.indexOf("ended"));
const beforePaid = {
  uncomplete: ["saved", "withdrawn", "finalized", "paying", "paid"],
  saved: ["uncomplete", "withdrawn"],
  withdrawn: [],
  finalized: ["paid", "canceled"],
  // Unlocked, or paid.
  paying: ["uncomplete", "paid"],
  canceled: [],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>;
const ends = ["ended", "delivered", "localDelivered"] as const;

const ofPaper: readonly OrderStatus[] = [
  "paperAltered",
  "paperInProduction",
  "paperProduced",
  "paperDelivered",
];
const ofFiles: readonly OrderStatus[] = [
  "numericAltered",
  "numericToSend",
  "numericProduction",
  "numericCompiled",
  "numericZipped",
  "numericSent",
];

/**
 * Where an order may go from a status. Preparation goes forward only and may leave steps out, for no order has all of
 * them; what has left the shop, was canceled or given up stays so.
 */
export function transitionsFrom(status: OrderStatus): readonly OrderStatus[] {
  if (status in beforePaid) return beforePaid[status as keyof typeof beforePaid];
  const step = preparation.indexOf(status);
  if (step === -1) return [];
  return [...preparation.slice(step + 1).filter((later) => later !== "canceled"), ...ends, "canceled"];
}

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return transitionsFrom(from).includes(to);
}

/** Where the operator may lead a paid order on to: of what it holds, and not to its cancelling, which is a step of its own. */
export function advancesOf(
  status: OrderStatus,
  { hasPaper, hasFiles }: { hasPaper: boolean; hasFiles: boolean },
): OrderStatus[] {
  if (!preparation.includes(status)) return [];
  return transitionsFrom(status).filter(
    (next) =>
      next !== "canceled" && (hasPaper || !ofPaper.includes(next)) && (hasFiles || !ofFiles.includes(next)),
  );
}
