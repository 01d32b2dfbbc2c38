import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { misnamedCalls } from "../../scripts/house/calls.ts";
import { circularImports, importedBy, readImports, twoWayPairs } from "../../scripts/house/imports.ts";
import { lost, type Measure, measure, report } from "../../scripts/house/measures.ts";

const sources = new Map([
  ["server/main.ts", 'import { pay } from "./payment/pay.ts";\n'],
  [
    "server/payment/pay.ts",
    'import type { Order } from "../orders/order.ts";\nimport { sum } from "../../src/domain/sum.ts";\nexport async function pay() {}\n',
  ],
  [
    "server/orders/order.ts",
    'import {\n  type Payment,\n} from "../payment/payment.ts";\n// import "../cart/cart.ts";\nexport const pay = 1;\n',
  ],
  ["server/payment/payment.ts", 'export { x } from "./bank.ts";\nconst bank = await import("./bank.ts");\n'],
  ["server/payment/bank.ts", 'import "./payment.ts";\nimport "node:fs";\n'],
  ["server/cart/cart.ts", ""],
  ["src/domain/sum.ts", ""],
]);
const graph = readImports(sources);

describe("imports", () => {
  it("are followed through types, re-exports and dynamic imports, not through comments", () => {
    expect([...importedBy(graph, "server/payment/pay.ts")].sort()).toEqual([
      "server/orders/order.ts",
      "server/payment/bank.ts",
      "server/payment/payment.ts",
      "src/domain/sum.ts",
    ]);
  });

  it("between two folders in both directions are found", () => {
    expect(twoWayPairs(graph, "server")).toEqual(["orders, payment"]);
  });

  it("on a circle are found", () => {
    expect(circularImports(graph, "server")).toEqual([
      "server/payment/payment.ts → server/payment/bank.ts",
      "server/payment/bank.ts → server/payment/payment.ts",
    ]);
  });
});

describe("calls", () => {
  it("each need a file of their name that exports it", () => {
    expect(misnamedCalls(["orders.pay", "orders.order", "orders.refund"], sources)).toEqual([
      "orders.order",
      "orders.refund",
    ]);
  });

  it("of one name need a file each", () => {
    expect(misnamedCalls(["orders.pay", "counter.pay"], sources)).toEqual(["counter.pay"]);
  });
});

describe("the measures", () => {
  const one = (fields: Partial<Measure>): Measure => ({
    name: "files",
    value: 7,
    goal: 5,
    held: true,
    ...fields,
  });

  it("fail where one that had reached its goal is past it again", () => {
    expect(lost([one({}), one({ held: false }), one({ value: 5 })])).toEqual([one({})]);
    expect(report([one({})])).toMatch(/^files +7 +goal +5 +LOST\n$/);
    expect(report([one({ held: false })])).toMatch(/goal +5 +\n$/);
  });

  it("of the project stay where they have been", { timeout: 60_000 }, async () => {
    const measures = await measure(resolve(import.meta.dirname, "../.."));
    expect(measures.filter(({ value }) => value > 0).length).toBeGreaterThan(3);
    expect(lost(measures)).toEqual([]);
  });
});
