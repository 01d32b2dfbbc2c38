import type { contestCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { contestsOf } from "./contestsOfOrder.ts";
import { findCurrentOrder } from "./currentOrder.ts";

export const listContestsOfCurrentOrder: Handler<typeof contestCalls.listContestsOfCurrentOrder> = async ({
  db,
  visitor,
}) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? contestsOf(db, order.uuid) : [];
};
