import type { VerbsOf } from "../verb.ts";
import { closeCounter, openCounter, readCounterState } from "./counterAccess.ts";
import { readSales } from "./readSales.ts";
import { handOver, listCounterOrders, payAtCounter, showCounterOrder } from "./serveOrders.ts";

export const counterVerbs = {
  state: readCounterState,
  open: openCounter,
  close: closeCounter,
  orders: listCounterOrders,
  order: showCounterOrder,
  pay: payAtCounter,
  handOver,
  sales: readSales,
} satisfies VerbsOf<"counter">;
