import type { configCalls } from "../../src/api/contract/catalogueCalls.ts";
import type { Handler } from "../core/handler.ts";
import { readShipping } from "./readShipping.ts";

/** Returns the shipping price of the catalogue; nothing is sent from a stand. */
export const readShippingPrice: Handler<typeof configCalls.readShippingPrice> = async ({ db, settings }) => {
  const price = settings.placeWhat === "main" ? await readShipping(db) : null;
  return { fee: price?.fee ?? null, freeAbove: price?.freeAbove ?? null };
};
