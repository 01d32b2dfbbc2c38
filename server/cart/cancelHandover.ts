import type { visitorCalls } from "../../src/api/contract/visitorCalls.ts";
import type { Handler } from "../core/handler.ts";

/** Ends the code unless a phone has used it. */
export const cancelHandover: Handler<typeof visitorCalls.cancelHandover> = async (context) =>
  context.transaction(async (tx) => {
    const { sessionUuid } = context.visitor;
    // Waits for a phone that is taking over.
    await tx
      .deleteFrom("handover")
      .where("sessionUuid", "=", sessionUuid)
      .where("takenAt", "is", null)
      .execute();
    const taken = await tx
      .selectFrom("handover")
      .select("code")
      .where("sessionUuid", "=", sessionUuid)
      .executeTakeFirst();
    return { isTaken: taken !== undefined };
  });
