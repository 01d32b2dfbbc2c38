import { type OrderStatus, type orderItemPictureStatuses, orderStatuses } from "./orderStatus.ts";

/** Statuses of a paid order until it leaves the shop, in lifecycle order (specification, section 4). */
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
 * Returns the statuses that may follow a status. Preparation only moves forward and may skip steps, since no order has
 * all of them; shipped, canceled and abandoned orders are final.
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

/** Statuses that the operator may set on a paid order: those that suit its contents, without cancellation. */
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

/** Returns the status that an order's prints get with it; null where it says nothing of them. */
export function paperStatusWith(status: OrderStatus): (typeof orderItemPictureStatuses)[number] | null {
  if (status === "produced" || status === "paperProduced") return "produced";
  const arrived: readonly OrderStatus[] = ["paperDelivered", "delivered", "localDelivered", "ended"];
  return arrived.includes(status) ? "delivered" : null;
}
