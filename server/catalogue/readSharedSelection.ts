import type { sharedSelectionCalls } from "../../src/api/contract/sharedSelectionCalls.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { readShareCode } from "./shareCode.ts";
import { visibleInOrder } from "./visibleInOrder.ts";

/** Maximum wrong codes from one address in 15 minutes: a stand's shoppers share its network. */
const missesMaximum = 60;

export const readSharedSelection: Handler<typeof sharedSelectionCalls.readSharedSelection> = async (
  { db, services, visitor },
  { params },
) => {
  const attempt = await hitRateLimit(services, `open selection ${visitor.address}`, missesMaximum);
  const shared = await db
    .selectFrom("sharedSelection")
    .select(["pictureUuids", "expiresAt"])
    .where("code", "=", readShareCode(params.code))
    .where("expiresAt", ">", services.now().toISOString())
    .executeTakeFirst();
  if (!shared) throw new ApiError("SHARED_SELECTION_GONE");
  await refundRateLimit(services, attempt);
  return {
    pictureUuids: await visibleInOrder(db, shared.pictureUuids),
    expiresAt: shared.expiresAt,
  };
};
