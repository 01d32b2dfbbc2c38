import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { findCurrentOrder } from "./currentOrder.ts";

export const readCurrentOrderUuid: Handler<typeof contract.orders.readCurrentOrderUuid> = async ({
  db,
  visitor,
}) => ({
  currentOrderUuid: (await findCurrentOrder(db, visitor))?.uuid ?? null,
});
