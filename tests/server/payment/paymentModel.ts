/**
 * A small, readable model of card payments: what each call answers, and the order after it. It shares no code with the
 * shop. Amounts are in cents.
 */

export const printPrice = 1500;
export const filePrice = 900;
const totalOf = (prints: number) => prints * printPrice + filePrice;

export interface Attempt {
  status: "started" | "paid" | "refused" | "pending" | "refundDue";
  amount: number;
}
/** An order of `prints` prints and one file. */
export interface Order {
  status: "uncomplete" | "paying" | "paid" | "withdrawn";
  prints: number;
  /** The price when its latest payment began, otherwise the current price. */
  total: number;
  attempts: Attempt[];
  /** The attempt that the order references: the one that paid it, else the newest. */
  named: number | null;
  /** Every step; append-only. */
  journal: string[];
}
export type World = Order[];
export const newOrder = (): Order => ({
  status: "uncomplete",
  prints: 1,
  total: totalOf(1),
  attempts: [],
  named: null,
  journal: [],
});

/** How a bank answer arrives: its notification, the result page's call, or the returning browser. */
export const ways = ["notify", "callback", "success", "failure"] as const;
export type Way = (typeof ways)[number];
/** Includes the shop's own inquiry. */
export type AnswerWay = Way | "inquiry";
/** `less`: paid one cent short. */
export const words = ["paid", "refused", "pending", "less"] as const;
export type Word = (typeof words)[number];

export type Op =
  /** `agreed`: the total the shopper saw; null if the page does not send one. */
  | { do: "start"; order: number; agreed: number | null }
  | { do: "unlock"; order: number }
  /** Repeats an answered call, as a client that lost the response. */
  | { do: "again"; order: number }
  | { do: "change"; order: number; prints: number }
  | { do: "withdraw"; order: number }
  | { do: "answer"; order: number; attempt: number; word: Word; way: AnswerWay }
  | { do: "forged"; way: Way; forgery: number }
  | { do: "unknown"; way: Way };

const refusedCode = "22000203";
const pendingCode = "60000001";
type Outcome = Attempt["status"] | "unverified" | "unknown";

/** What each way replies to an answer. */
function told(outcome: Outcome, way: AnswerWay): string {
  if (way === "inquiry") return "asked";
  if (way === "notify") return "200";
  if (way !== "callback") {
    if (outcome === "paid" || (outcome === "pending" && way === "success")) return "/paymentSuccess";
    return "/paymentFailure";
  }
  const codes = {
    refused: refusedCode,
    pending: pendingCode,
    refundDue: "REFUND_DUE",
    unverified: "UNVERIFIED",
    unknown: "UNKNOWN_PAYMENT",
  };
  return outcome === "paid" || outcome === "started" ? "paid" : codes[outcome];
}

/** Returns a call's answer, and the world after it. */
export function apply(before: World, op: Op): { outcome: string; world: World } {
  if (op.do === "forged") return { outcome: told("unverified", op.way), world: before };
  if (op.do === "unknown") return { outcome: told("unknown", op.way), world: before };
  const world = structuredClone(before);
  const order = world[op.order];
  if (!order) throw new Error("no such order");
  return { outcome: perform(order, op), world };
}

function perform(order: Order, op: Exclude<Op, { do: "forged" | "unknown" }>): string {
  switch (op.do) {
    case "start": {
      const newest = order.attempts.length - 1;
      if (order.status === "paying") {
        return order.attempts[newest]?.status === "started" ? `link ${newest}` : "PAYMENT_IN_PROGRESS";
      }
      if (order.status !== "uncomplete") return "ORDER_NOT_MODIFIABLE";
      if (op.agreed !== null && op.agreed !== order.total) return "PRICE_CHANGED";
      const begun = order.attempts.push({ status: "started", amount: order.total }) - 1;
      order.journal.push(`started ${begun}`);
      Object.assign(order, { status: "paying", named: begun });
      return `link ${begun}`;
    }
    case "unlock":
      if (order.status === "uncomplete") return "done";
      if (order.status !== "paying") return "ORDER_NOT_MODIFIABLE";
      order.status = "uncomplete";
      order.journal.push(`unlocked ${order.attempts.length - 1}`);
      return "done";
    case "again":
      return "done";
    case "change":
      if (order.status === "paying") return "PAYMENT_IN_PROGRESS";
      if (order.status !== "uncomplete") return "ORDER_NOT_MODIFIABLE";
      Object.assign(order, { prints: op.prints, total: totalOf(op.prints) });
      return "done";
    case "withdraw":
      if (order.status === "paying") return "PAYMENT_IN_PROGRESS";
      if (order.status !== "uncomplete") return "NOT_FOUND";
      order.status = "withdrawn";
      return "done";
    case "answer":
      return told(settle(order, op.attempt, op.word), op.way);
  }
}

function settle(order: Order, index: number, word: Word): Outcome {
  const attempt = order.attempts[index];
  if (!attempt) return "unknown";
  const become = (status: Attempt["status"]) => {
    attempt.status = status;
    order.journal.push(`${status} ${index}`);
  };
  if (word === "refused" || word === "pending") {
    const isOpen = attempt.status === "started" || (word === "refused" && attempt.status === "pending");
    if (isOpen) become(word);
    return word;
  }
  if (attempt.status === "paid" || attempt.status === "refundDue") return attempt.status;
  const isOpen = order.status === "uncomplete" || order.status === "paying";
  if (word === "less" || !isOpen || order.total !== attempt.amount) {
    become("refundDue");
    return "refundDue";
  }
  become("paid");
  Object.assign(order, { status: "paid", named: index });
  return "paid";
}

/** Returns an order as text. */
export function textOf({ status, total, attempts, named, journal }: Order): string {
  const paid = attempts.map((attempt) => `${attempt.status} ${attempt.amount}`).join(", ");
  return `${status} ${total} | ${paid} | names ${named ?? "none"} | ${journal.join(", ")}`;
}
