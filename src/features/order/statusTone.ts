import type { OrderStatus } from "../../domain/orders/orderStatus.ts";
import type { BadgeTone } from "../../ui/index.ts";

/** Badge tone of a status. */
export function statusTone(status: OrderStatus): BadgeTone {
  switch (status) {
    case "withdrawn":
    case "canceled":
      return "neutral";
    case "uncomplete":
    case "saved":
    case "paying":
      return "warning";
    default:
      return "accent";
  }
}
