import type { configCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";

export const readCdnHost: Handler<typeof configCalls.readCdnHost> = async ({ settings: { cdnHost } }) => ({
  cdnHost,
});
