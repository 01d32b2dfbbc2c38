import { sql } from "kysely";
import type { contract } from "../../src/api/contract/contract.ts";
import { maskEmail } from "../../src/domain/maskEmail.ts";
import { countAttempt } from "../attempts.ts";
import type { Verb } from "../verb.ts";

/** Searches by code alone from one address in a quarter of an hour: several screens at a stand share one. */
const codeSearchMaximum = 60;
const listMaximum = 50;

/**
 * The saved carts of this place by e-mail address, code or both, newest first; by neither, none. Four letters can be guessed, so a
 * search by code alone masks the e-mail address, and how often it is tried is limited.
 */
export const listSavedOrders: Verb<typeof contract.orders.savedOrders> = async (context, { query }) => {
  const email = query.email?.trim() ?? "";
  const code = query.code?.trim().toLowerCase() ?? "";
  if (email === "" && code === "") return [];
  if (email === "") {
    await countAttempt(context.services, `saved order code ${context.visitor.address}`, codeSearchMaximum);
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
  if (email !== "") return orders;
  return orders.map((order) => ({ ...order, email: order.email === null ? null : maskEmail(order.email) }));
};
