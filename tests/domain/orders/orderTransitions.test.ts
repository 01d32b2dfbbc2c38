import { describe, expect, it } from "vitest";
import { type OrderStatus, orderStatuses } from "../../../src/domain/orders/orderStatus.ts";
import { advancesOf, mayBecome, transitionsFrom } from "../../../src/domain/orders/orderTransitions.ts";

/** The whole table, written out: a status, then all allowed successors. */
const table: Record<OrderStatus, string> = {
  uncomplete: "saved withdrawn finalized paying paid",
  saved: "uncomplete withdrawn",
  withdrawn: "",
  finalized: "paid canceled",
  paying: "uncomplete paid",
  paid: "analyzed altered paperAltered paperInProduction produced paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  canceled: "",
  analyzed:
    "altered paperAltered paperInProduction produced paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  altered:
    "paperAltered paperInProduction produced paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  paperAltered:
    "paperInProduction produced paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  paperInProduction:
    "produced paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  produced:
    "paperProduced paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  paperProduced:
    "paperDelivered numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  paperDelivered:
    "numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  numericAltered:
    "numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  numericToSend:
    "numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  numericProduction: "numericCompiled numericZipped numericSent ended delivered localDelivered canceled",
  numericCompiled: "numericZipped numericSent ended delivered localDelivered canceled",
  numericZipped: "numericSent ended delivered localDelivered canceled",
  numericSent: "ended delivered localDelivered canceled",
  ended: "",
  delivered: "",
  localDelivered: "",
};

describe("an order's transitions", () => {
  it.each(orderStatuses)("from %s", (from) => {
    expect(transitionsFrom(from).join(" ")).toBe(table[from]);
    const allowed = table[from].split(" ");
    for (const to of orderStatuses) expect(mayBecome(from, to), to).toBe(allowed.includes(to));
  });

  it("is paid once: nothing that is paid becomes payable again", () => {
    const reached = new Set<OrderStatus>();
    const walk = (status: OrderStatus) => {
      if (reached.has(status)) return;
      reached.add(status);
      transitionsFrom(status).forEach(walk);
    };
    walk("paid");
    for (const unpaid of ["uncomplete", "saved", "finalized", "paying"] as const) {
      expect(reached.has(unpaid), unpaid).toBe(false);
    }
  });
});

describe("what the operator leads an order on to", () => {
  it("is of what the order holds", () => {
    expect(advancesOf("altered", { hasPaper: true, hasFiles: false }).join(" ")).toBe(
      "paperAltered paperInProduction produced paperProduced paperDelivered ended delivered localDelivered",
    );
    expect(advancesOf("altered", { hasPaper: false, hasFiles: true }).join(" ")).toBe(
      "produced numericAltered numericToSend numericProduction numericCompiled numericZipped numericSent ended delivered localDelivered",
    );
    expect(advancesOf("paperDelivered", { hasPaper: true, hasFiles: true })[0]).toBe("numericAltered");
  });

  it.each(["uncomplete", "saved", "finalized", "paying", "canceled", "withdrawn", "ended"] as const)(
    "is nothing from %s",
    (status) => {
      expect(advancesOf(status, { hasPaper: true, hasFiles: true })).toEqual([]);
    },
  );
});
