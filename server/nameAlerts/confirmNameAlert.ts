import type { nameAlertCalls } from "../../src/api/contract/nameAlertCalls.ts";
import type { Handler } from "../core/handler.ts";
import { isConfirmation } from "./alertLinks.ts";
import { liveAlerts } from "./liveAlerts.ts";

/** Confirms an alert; pressed again, it stays confirmed. No success: the link is forged or too old, or the alert is done. */
export const confirmNameAlert: Handler<typeof nameAlertCalls.confirmNameAlert> = async (
  context,
  { body },
) => {
  const { services } = context;
  const { alertUuid, signature } = body;
  if (!isConfirmation(services, alertUuid, signature)) return { isSuccess: false };
  const now = services.now();
  return context.transaction(async (tx) => {
    const found = await liveAlerts(tx, now)
      .where("uuid", "=", alertUuid)
      .select("confirmedAt")
      .forUpdate()
      .executeTakeFirst();
    if (found?.confirmedAt === null)
      await tx
        .updateTable("nameAlert")
        .set({ confirmedAt: now.toISOString() })
        .where("uuid", "=", alertUuid)
        .execute();
    return { isSuccess: found !== undefined };
  });
};
