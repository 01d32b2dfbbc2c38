import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { findOrder, orderAccess } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";

export const checkAccess: Handler<typeof orderCalls.checkAccess> = async (context, { params }) => ({
  access: orderAccess(await findOrder(context, params.uuid), context),
});
