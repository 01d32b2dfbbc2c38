import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCounterOrders } from "./counterOrders.ts";
import { dayOf } from "./day.ts";
import { withPermittedActions } from "./withPermittedActions.ts";

export const listCounterOrders: Handler<typeof counterCalls.listCounterOrders> = async (
  context,
  { query },
) => {
  const { db, settings, services } = context;
  const code = query.code?.trim() ?? "";
  const wanted = code === "" ? { day: query.day ?? dayOf(services.now()) } : { code };
  const orders = await findCounterOrders(db, settings.creationPlaceId, wanted);
  return orders.map((order) => withPermittedActions(context.requireOperator(), order));
};
