import type { visitorCalls } from "../../src/api/contract/visitorCalls.ts";
import { readShareCode } from "../catalogue/shareCode.ts";
import { visibleInOrder } from "../catalogue/visibleInOrder.ts";
import type { Handler } from "../core/handler.ts";
import { orNotFound } from "../core/orNotFound.ts";
import { hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { lockOwner } from "./currentOrder.ts";
import { moveCart } from "./moveCart.ts";

/** Maximum wrong codes from one address in 15 minutes: a stand's shoppers share its network. */
const missesMaximum = 60;

/**
 * Moves the cart of a shared screen into the caller's own, as signing in does. Throws NOT_FOUND if the code has been used, has
 * expired or never was, PAYMENT_IN_PROGRESS while the caller's own order is being paid: the code stays good.
 */
export const takeOver: Handler<typeof visitorCalls.takeOver> = async (context, { body }) => {
  const { services, visitor } = context;
  const attempt = await hitRateLimit(services, `take over ${visitor.address}`, missesMaximum);
  const taken = await context.transaction(async (tx) => {
    const now = services.now().toISOString();
    await lockOwner(tx, visitor, "forNoKeyUpdate");
    const handover = orNotFound(
      await tx
        .selectFrom("handover")
        .selectAll()
        .where("code", "=", readShareCode(body.code))
        .where("expiresAt", ">", now)
        .where("takenAt", "is", null)
        .forNoKeyUpdate()
        .executeTakeFirst(),
    );
    const screen = { ...visitor, sessionUuid: handover.sessionUuid, customerId: null };
    const itemCount = await moveCart(tx, screen, visitor, services);
    await tx.updateTable("handover").set({ takenAt: now }).where("code", "=", handover.code).execute();
    const { pictureUuids } = handover;
    return { itemCount, pictureUuids: pictureUuids.length > 0 ? await visibleInOrder(tx, pictureUuids) : [] };
  });
  await refundRateLimit(services, attempt);
  return taken;
};
