import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const readEventsDisplayMode: Handler<typeof contract.configs.readEventsDisplayMode> = async ({
  settings: { eventsDisplayMode },
}) => ({ eventsDisplayMode });
