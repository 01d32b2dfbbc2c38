import type { orderItemCalls } from "../../src/api/contract/orderItemCalls.ts";
import type { PackProposal } from "../../src/domain/bestPrice/bestPrice.ts";
import { groupPositions } from "../../src/domain/packs/packCapacity.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import type { Visitor } from "../core/visitor.ts";
import type { Tx } from "../db/database.ts";
import { configured } from "./configured.ts";
import { lockCurrentOrder } from "./currentOrder.ts";
import { lockPack } from "./lockPack.ts";
import { moveSingles } from "./moveSingles.ts";
import { readOrderCharges } from "./orderCharges.ts";
import { recalculateTotals } from "./recalculateTotals.ts";
import { type SuggestedPacks, suggestPacks } from "./suggestion.ts";

/**
 * Creates the suggested packs and moves the single pictures into them, in one transaction: a failure leaves the cart unchanged.
 * Recomputes the suggestion under the order's lock: after a double press or a change in another tab the gain differs from the
 * agreed one, and the call is rejected.
 */
export const applySuggestion: Handler<typeof orderItemCalls.applySuggestion> = async (context, { body }) =>
  context.transaction(async (tx) => {
    const { visitor, services } = context;
    const order = await lockCurrentOrder(tx, visitor);
    if (!order) throw new ApiError("SUGGESTION_CHANGED");
    const charge = await readOrderCharges(tx, order.uuid, services);
    const before = await recalculateTotals(tx, order.uuid, services, charge);
    const suggested = await suggestPacks(tx, order.uuid, services, charge);
    if (suggested.gain !== body.gain) throw new ApiError("SUGGESTION_CHANGED");
    const orderItemUuids: string[] = [];
    for (const proposal of suggested.proposals) {
      orderItemUuids.push(await makePack(tx, visitor, order.uuid, proposal, suggested));
    }
    // The agreed gain, to the cent, or nothing.
    const gained = before - (await recalculateTotals(tx, order.uuid, services, charge));
    if (gained !== body.gain) throw new ApiError("SUGGESTION_CHANGED");
    return { orderItemUuids };
  });

async function makePack(
  tx: Tx,
  visitor: Visitor,
  orderUuid: string,
  proposal: PackProposal,
  { variants }: SuggestedPacks,
): Promise<string> {
  const uuid =
    proposal.kind === "fillExisting"
      ? proposal.orderItemUuid
      : await beginPack(tx, orderUuid, proposal, variants.get(proposal.offer.variantUuid));
  for (const group of groupPositions) {
    const itemUuids = proposal.itemUuids[group - 1] ?? [];
    // Read again for each group: pictures of the first one are in the pack by now.
    if (itemUuids.length > 0) await moveSingles(tx, await lockPack(tx, visitor, uuid), itemUuids, group);
  }
  return uuid;
}

async function beginPack(
  tx: Tx,
  orderUuid: string,
  { options, offer }: PackProposal,
  variant: Parameters<typeof configured>[0] | undefined,
): Promise<string> {
  if (!variant) throw new Error("a pack is proposed that was not read");
  const { uuid } = await tx
    .insertInto("orderItem")
    .values({ orderUuid, productUuid: offer.productUuid, ...configured(variant, options, 1).item })
    .returning("uuid")
    .executeTakeFirstOrThrow();
  return uuid;
}
