import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { findOpenSession } from "../operators/operatorSession.ts";

export const readCounterState: Handler<typeof counterCalls.readCounterState> = async ({
  services,
  settings,
  visitor,
}) => {
  const operator = await findOpenSession(services, visitor);
  const hasCode = settings.placeWhat === "truck" && settings.operatorCode !== null;
  const someone = await services.db
    .selectFrom("operator")
    .select("uuid")
    .where("endedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return {
    openedBy: [...(hasCode ? (["code"] as const) : []), ...(someone ? (["password"] as const) : [])],
    isOpen: operator !== null,
    closesAt: operator?.closesAt ?? null,
    scopes: [...(operator?.scopes ?? [])],
  };
};
