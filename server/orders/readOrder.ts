import type { contract } from "../../src/api/contract/contract.ts";
import { readableOrder } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";

export const readOrder: Handler<typeof contract.orders.readOrder> = (context, { params }) =>
  readableOrder(context, params.uuid);
