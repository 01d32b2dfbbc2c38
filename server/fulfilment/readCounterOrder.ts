import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCounterOrder } from "./counterOrders.ts";

export const readCounterOrder: Handler<typeof counterCalls.readCounterOrder> = (
  { db, settings },
  { params },
) => findCounterOrder(db, settings.creationPlaceId, params.uuid);
