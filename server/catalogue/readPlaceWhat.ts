import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";

export const readPlaceWhat: Handler<typeof contract.configs.readPlaceWhat> = async ({
  settings: { placeWhat },
}) => ({ placeWhat });
