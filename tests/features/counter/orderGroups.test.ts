import { describe, expect, it } from "vitest";
import { groupOrders } from "../../../src/features/counter/orderGroups.ts";

const order = (code: string, ...actions: ("pay" | "handOver")[]) => ({ code, actions });
const codes = (orders: ReturnType<typeof order>[]) =>
  groupOrders(orders).map((group) => [group.title, group.orders.map(({ code }) => code)]);

describe("the counter's orders", () => {
  it("come by whether they wait, each group in the given order", () => {
    const orders = [order("A1"), order("B2", "handOver"), order("C3"), order("D4", "pay", "handOver")];
    expect(codes(orders)).toEqual([
      ["En attente", ["B2", "D4"]],
      ["Terminées", ["A1", "C3"]],
    ]);
  });

  it("have no empty group", () => {
    expect(codes([order("A1", "pay")])).toEqual([["En attente", ["A1"]]]);
    expect(codes([])).toEqual([]);
  });
});
