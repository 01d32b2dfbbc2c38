import { sql } from "kysely";
import type { nameAlertCalls } from "../../src/api/contract/nameAlertCalls.ts";
import type { Handler } from "../core/handler.ts";
import { isStop } from "./alertLinks.ts";

/** Deletes all alerts of an address, confirmed or not. No success: the link is forged. */
export const stopNameAlerts: Handler<typeof nameAlertCalls.stopNameAlerts> = async (context, { body }) => {
  const { email, signature } = body;
  if (!isStop(context.services, email, signature)) return { isSuccess: false };
  return context.transaction(async (tx) => {
    await tx.deleteFrom("nameAlert").where(sql<boolean>`lower("email") = lower(${email.trim()})`).execute();
    return { isSuccess: true };
  });
};
