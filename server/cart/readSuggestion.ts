import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { PackProposal } from "../../src/domain/bestPrice/bestPrice.ts";
import { freePlaces } from "../../src/domain/packs/packCapacity.ts";
import type { Handler } from "../core/handler.ts";
import { runTransaction } from "../db/database.ts";
import { findCurrentOrder } from "./currentOrder.ts";
import { type SuggestedPacks, suggestPacks } from "./suggestion.ts";

type Read = typeof orderItemCalls.readSuggestion;

/** Returns the packs that would make the cart's single pictures cheaper; none while it is being paid. */
export const readSuggestion: Handler<Read> = async ({ db, visitor, services }) => {
  const order = await findCurrentOrder(db, visitor);
  if (order?.status !== "uncomplete") return { kind: "noSuggestion", gain: 0, packs: [] };
  const suggested = await runTransaction(db, (tx) => suggestPacks(tx, order.uuid, services));
  const packs = suggested.proposals.map((proposal) => packOf(proposal, suggested));
  return { kind: kindOf(suggested.proposals), gain: suggested.gain, packs };
};

function kindOf(proposals: readonly PackProposal[]) {
  if (proposals.length === 0) return "noSuggestion";
  return proposals.every(({ kind }) => kind === "fillExisting") ? "fillExisting" : "newOrderItem";
}

function packOf(proposal: PackProposal, { products, variants }: SuggestedPacks) {
  const { offer, itemUuids, packPrice, splitPrice } = proposal;
  const product = products.get(offer.productUuid);
  const productVariant = variants.get(offer.variantUuid);
  if (!product || !productVariant) throw new Error("a pack is proposed that was not read");
  const isFilled = proposal.kind === "fillExisting";
  const [first, second] = isFilled ? proposal.free : freePlaces(offer, [0, 0]);
  return {
    kind: proposal.kind,
    orderItemUuid: isFilled ? proposal.orderItemUuid : null,
    product,
    productVariant,
    expectedCount: first + second,
    pictureCount: itemUuids.flat().length,
    packPrice,
    unitPrice: splitPrice,
  };
}
