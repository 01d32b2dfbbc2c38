import type { sellerCalls } from "../../src/api/contract/sellerCalls.ts";
import type { Handler } from "../core/handler.ts";
import { isComplete } from "../core/seller.ts";

export const readSeller: Handler<typeof sellerCalls.readSeller> = async ({
  settings: { seller, legalNotice },
}) => {
  const { vatRate: _, ...identity } = seller;
  return { ...identity, ...legalNotice, isSpecimen: !isComplete(seller) };
};
