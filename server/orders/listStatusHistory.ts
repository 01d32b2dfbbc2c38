import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";
import { readStatusHistory } from "./statusHistory.ts";

export const listStatusHistory: Handler<typeof orderCalls.listStatusHistory> = async (
  context,
  { params },
) => {
  const { uuid } = await readableOrder(context, params.uuid);
  return readStatusHistory(context.db, uuid);
};
