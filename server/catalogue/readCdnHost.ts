import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const readCdnHost: Handler<typeof contract.configs.readCdnHost> = async ({
  settings: { cdnHost },
}) => ({ cdnHost });
