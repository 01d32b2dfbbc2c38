import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { contestsOf } from "./contestsOfOrder.ts";
import { findCurrentOrder } from "./currentOrder.ts";

export const listContestsOfCurrentOrder: Handler<
  typeof contract.contests.listContestsOfCurrentOrder
> = async ({ db, visitor }) => {
  const order = await findCurrentOrder(db, visitor);
  return order ? contestsOf(db, order.uuid) : [];
};
