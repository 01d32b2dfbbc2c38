import type { contestCalls } from "../../src/api/contract/catalogueCalls.ts";
import { contestsOf } from "../cart/contestsOfOrder.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";

export const listContestsOfOrder: Handler<typeof contestCalls.listContestsOfOrder> = async (
  context,
  { query },
) => {
  const order = await readableOrder(context, query.orderUuid);
  return contestsOf(context.db, order.uuid);
};
