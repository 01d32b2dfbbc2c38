import type { visitorCalls } from "../../src/api/contract/visitorCalls.ts";
import { handoverMinutes } from "../../src/domain/shop/limits.ts";
import { newShareCode } from "../catalogue/shareCode.ts";
import { visibleInOrder } from "../catalogue/visibleInOrder.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { findCurrentOrder, lockOwner } from "./currentOrder.ts";
import { holdsItems } from "./holdsItems.ts";

/** Maximum from one address in 15 minutes: the screens of a stand share its network. */
const creationsMaximum = 120;
const minuteMs = 60_000;

/** Replaces the screen's earlier code. Throws ORDER_EMPTY if there is nothing to take over. */
export const createHandover: Handler<typeof visitorCalls.createHandover> = async (context, { body }) => {
  const { services, visitor } = context;
  await hitRateLimit(services, `hand over ${visitor.address}`, creationsMaximum);
  return context.transaction(async (tx) => {
    // A stand has no customers: the cart is the session's own.
    const screen = { ...visitor, customerId: null };
    await lockOwner(tx, screen, "forNoKeyUpdate");
    await tx.deleteFrom("handover").where("sessionUuid", "=", screen.sessionUuid).execute();
    const pictureUuids = body.pictureUuids.length > 0 ? await visibleInOrder(tx, body.pictureUuids) : [];
    const cart = await findCurrentOrder(tx, screen);
    if (pictureUuids.length === 0 && !(cart && (await holdsItems(tx, cart.uuid))))
      throw new ApiError("ORDER_EMPTY");
    const expiresAt = new Date(services.now().getTime() + handoverMinutes * minuteMs).toISOString();
    const code = newShareCode();
    await tx
      .insertInto("handover")
      .values({ code, sessionUuid: screen.sessionUuid as string, pictureUuids, expiresAt, takenAt: null })
      .execute();
    return { code, expiresAt };
  });
};
