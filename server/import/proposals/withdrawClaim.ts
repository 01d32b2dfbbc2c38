import type { nameClaimCalls } from "../../../src/api/contract/nameClaimCalls.ts";
import type { Handler } from "../../core/handler.ts";
import { dropClaim, lockClaims } from "./claims.ts";

/** Without a claim, as after a decision, nothing happens. */
export const withdrawClaim: Handler<typeof nameClaimCalls.withdrawClaim> = (context, { body }) =>
  context.transaction(async (tx) => {
    const { visitor } = context;
    await lockClaims(tx, visitor, body.pictureUuid);
    await dropClaim(tx, visitor, body.pictureUuid);
    return {};
  });
