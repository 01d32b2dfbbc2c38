import type { contract } from "../../src/api/contract/contract.ts";
import type { Handler } from "../core/handler.ts";
import { isComplete } from "../core/seller.ts";

export const readSeller: Handler<typeof contract.seller.readSeller> = async ({
  settings: { seller, legalNotice },
}) => {
  const { vatRate: _, ...identity } = seller;
  return { ...identity, ...legalNotice, isSpecimen: !isComplete(seller) };
};
