import type { visitorCalls } from "../../src/api/contract/visitorCalls.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";

/** Throws NOT_FOUND if the screen has no code, or its code has expired without having been used. */
export const readHandover: Handler<typeof visitorCalls.readHandover> = async ({ db, services, visitor }) => {
  const handover = orNotFound(
    await db
      .selectFrom("handover")
      .select(["takenAt", "expiresAt"])
      .where("sessionUuid", "=", visitor.sessionUuid)
      .executeTakeFirst(),
  );
  const isTaken = handover.takenAt !== null;
  return orNotFound(isTaken || handover.expiresAt > services.now().toISOString() ? { isTaken } : undefined);
};
