import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { findCounterOrder } from "./counterOrders.ts";

export const readCounterOrder: Handler<typeof contract.counter.readCounterOrder> = (
  { db, settings },
  { params },
) => findCounterOrder(db, settings.creationPlaceId, params.uuid);
