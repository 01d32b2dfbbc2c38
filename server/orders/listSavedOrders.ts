import { sql } from "kysely";
import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { maskEmail } from "../../src/domain/customers/maskEmail.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";

/** Maximum searches by code or e-mail alone from one address in 15 minutes; several screens of a stand share one address. */
const searchMaximum = 60;
const listMaximum = 50;

/**
 * Returns the saved carts of this place by e-mail address, code or both, newest first; none without either. Both can be
 * guessed: a search by one alone masks the e-mail address and is rate-limited.
 */
export const listSavedOrders: Handler<typeof orderCalls.listSavedOrders> = async (context, { query }) => {
  const email = query.email?.trim() ?? "";
  const code = query.code?.trim().toLowerCase() ?? "";
  if (email === "" && code === "") return [];
  const isAlone = email === "" || code === "";
  if (isAlone) {
    await hitRateLimit(context.services, `saved order search ${context.visitor.address}`, searchMaximum);
  }
  let saved = context.db
    .selectFrom("order")
    .selectAll()
    .where("status", "=", "saved")
    .where("currentPlaceId", "=", context.settings.creationPlaceId)
    .where("isDeleted", "=", false)
    .orderBy("modifiedAt", "desc")
    .limit(listMaximum);
  if (email !== "") saved = saved.where(sql<boolean>`lower("email") = lower(${email})`);
  if (code !== "") saved = saved.where(sql<boolean>`left("uuid"::text, 4) = ${code}`);
  const orders = await saved.execute();
  if (!isAlone) return orders;
  return orders.map((order) => ({ ...order, email: order.email === null ? null : maskEmail(order.email) }));
};
