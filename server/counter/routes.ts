import type { VerbsOf } from "../verb.ts";
import { closeCounter, openCounter, readCounterState } from "./counterAccess.ts";
import { readSales } from "./readSales.ts";
import { handOver, listCounterOrders, payAtCounter, showCounterOrder } from "./serveOrders.ts";

export const counterVerbs = {
  readCounterState: readCounterState,
  openCounter: openCounter,
  closeCounter: closeCounter,
  listCounterOrders: listCounterOrders,
  readCounterOrder: showCounterOrder,
  payAtCounter: payAtCounter,
  handOverOrder: handOver,
  readSales: readSales,
} satisfies VerbsOf<"counter">;
