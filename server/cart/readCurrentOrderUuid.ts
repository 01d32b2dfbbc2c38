import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";

export const readCurrentOrderUuid: Handler<typeof orderCalls.readCurrentOrderUuid> = async ({
  db,
  visitor,
}) => ({
  currentOrderUuid: (await findCurrentOrder(db, visitor))?.uuid ?? null,
});
