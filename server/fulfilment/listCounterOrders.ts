import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCounterOrders } from "./counterOrders.ts";
import { dayOf } from "./day.ts";

export const listCounterOrders: Handler<typeof counterCalls.listCounterOrders> = (
  { db, settings, services },
  { query },
) => {
  const code = query.code?.trim() ?? "";
  const wanted = code === "" ? { day: query.day ?? dayOf(services.now()) } : { code };
  return findCounterOrders(db, settings.creationPlaceId, wanted);
};
