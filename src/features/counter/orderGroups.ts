import type { CounterOrder } from "../../api/contract/counterCalls.ts";

export const waitsForOperator = ({ actions }: Pick<CounterOrder, "actions">) => actions.length > 0;

export interface OrderGroup<Order> {
  title: string;
  orders: Order[];
}

/** Returns the orders that wait for the operator, then the others, each in the given order; no empty group. */
export function groupOrders<Order extends Pick<CounterOrder, "actions">>(
  orders: readonly Order[],
): OrderGroup<Order>[] {
  return [
    { title: "En attente", orders: orders.filter(waitsForOperator) },
    { title: "Terminées", orders: orders.filter((order) => !waitsForOperator(order)) },
  ].filter((group) => group.orders.length > 0);
}
