import type { configCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const readPlaceMode: Handler<typeof configCalls.readPlaceMode> = async ({
  settings: { placeMode },
}) => ({ placeMode });
