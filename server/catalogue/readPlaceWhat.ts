import type { configCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const readPlaceWhat: Handler<typeof configCalls.readPlaceWhat> = async ({
  settings: { placeWhat },
}) => ({ placeWhat });
