import type { CounterOrder } from "../../src/api/contract/counterCalls.ts";
import type { Operator } from "../core/visitor.ts";

/** Returns an order with the actions that its operator may take. */
export const withPermittedActions = <Order extends CounterOrder>(operator: Operator, order: Order): Order =>
  operator.scopes.includes("counter") ? order : { ...order, actions: [] };
