import type { sharedSelectionCalls } from "../../src/api/contract/sharedSelectionCalls.ts";
import { sharedSelectionDays } from "../../src/domain/shop/limits.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { holdAvailablePictures } from "./purchasablePicture.ts";
import { newShareCode } from "./shareCode.ts";
import { visibleInOrder } from "./visibleInOrder.ts";

/** Maximum from one address in 15 minutes: a stand's shoppers share its network. */
const creationsMaximum = 120;
const dayMs = 86_400_000;

/** Leaves out invisible pictures. Throws NOT_FOUND if none is left. */
export const createSharedSelection: Handler<typeof sharedSelectionCalls.createSharedSelection> = async (
  context,
  { body },
) => {
  const { services, visitor } = context;
  await hitRateLimit(services, `share selection ${visitor.address}`, creationsMaximum);
  return context.transaction(async (tx) => {
    await holdAvailablePictures(tx, body.pictureUuids);
    const pictureUuids = await visibleInOrder(tx, body.pictureUuids);
    if (pictureUuids.length === 0) throw new ApiError("NOT_FOUND");
    const now = services.now();
    const expiresAt = new Date(now.getTime() + sharedSelectionDays * dayMs).toISOString();
    const code = newShareCode();
    await tx.insertInto("sharedSelection").values({ code, pictureUuids, expiresAt }).execute();
    return { code, expiresAt };
  });
};
