import { sql } from "kysely";
import type { nameAlertCalls } from "../../src/api/contract/nameAlertCalls.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { visibleEvents } from "../catalogue/visibleEvents.ts";
import { ApiError } from "../core/apiError.ts";
import { emailBucket } from "../core/emailBucket.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { nameAlertConfirmation } from "./nameAlertMails.ts";

/** Maximum requests in 15 minutes. */
const accountMaximum = 5;
const addressMaximum = 20;

/**
 * Notes an alert and has the link to confirm it mailed. Asked again it stays one, and the mail goes out again unless it is confirmed:
 * the answer tells nobody who has asked for what. Throws NOT_FOUND for an event that nobody can see.
 */
export const requestNameAlert: Handler<typeof nameAlertCalls.requestNameAlert> = async (
  context,
  { body },
) => {
  const { services, visitor } = context;
  const { email, text, eventUuid } = body;
  await hitRateLimit(services, `nameAlert address ${visitor.address}`, addressMaximum);
  await hitRateLimit(services, emailBucket("nameAlert", email), accountMaximum);
  return context.transaction(async (tx) => {
    if (eventUuid !== null) {
      const event = await visibleEvents(tx).where("uuid", "=", eventUuid).executeTakeFirst();
      if (!event) throw new ApiError("NOT_FOUND");
    }
    const { rows } = await sql<{ uuid: string; confirmedAt: string | null }>`
      insert into "nameAlert" ("email", "text", "searchKey", "eventUuid", "createdAt")
      values (${email}, ${text}, ${searchKey(text)}, ${eventUuid}, ${services.now().toISOString()})
      on conflict (lower("email"), "searchKey", coalesce("eventUuid", '00000000-0000-0000-0000-000000000000'::uuid))
        do update set "createdAt" = excluded."createdAt"
      returning "uuid", "confirmedAt"`.execute(tx);
    const [alert] = rows;
    if (alert && alert.confirmedAt === null)
      await enqueue(tx, nameAlertConfirmation, { alertUuid: alert.uuid });
    return {};
  });
};
