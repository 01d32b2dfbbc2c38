import type { configCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const readEventsDisplayMode: Handler<typeof configCalls.readEventsDisplayMode> = async ({
  settings: { eventsDisplayMode },
}) => ({ eventsDisplayMode });
