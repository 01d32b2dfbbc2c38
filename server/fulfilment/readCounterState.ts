import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import type { Handler } from "../core/handler.ts";
import { openUntil } from "./operatorSession.ts";

export const readCounterState: Handler<typeof counterCalls.readCounterState> = async ({
  services,
  settings,
  visitor,
}) => {
  const closesAt = await openUntil(services, visitor);
  return { isSetUp: settings.operatorCode !== null, isOpen: closesAt !== null, closesAt };
};
