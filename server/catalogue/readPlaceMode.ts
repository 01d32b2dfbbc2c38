import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const readPlaceMode: Handler<typeof contract.configs.readPlaceMode> = async ({
  settings: { placeMode },
}) => ({ placeMode });
