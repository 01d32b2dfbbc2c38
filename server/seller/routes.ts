import { isComplete } from "../documents/seller.ts";
import type { VerbsOf } from "../verb.ts";

export const sellerVerbs = {
  readSeller: async ({ settings: { seller, legalNotice } }) => {
    const { vatRate: _, ...identity } = seller;
    return { ...identity, ...legalNotice, isSpecimen: !isComplete(seller) };
  },
} satisfies VerbsOf<"seller">;
