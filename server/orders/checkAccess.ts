import type { contract } from "../../src/api/contract/contract.ts";
import { findOrder, orderAccess } from "../cart/orderAccess.ts";
import type { Handler } from "../core/handler.ts";

export const checkAccess: Handler<typeof contract.orders.checkAccess> = async (context, { params }) => ({
  access: orderAccess(await findOrder(context, params.uuid), context),
});
