import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import { verifyAccessKey } from "../core/accessKey.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { openToOperator } from "../operators/operatorSession.ts";

/** Maximum wrong codes in 15 minutes, from one address and at the whole place. */
const addressMaximum = 10;

const placeMaximum = 60;

/** Does not use the context's transaction: a stored response would reopen a browser that was closed meanwhile. */
export const openCounter: Handler<typeof counterCalls.openCounter> = async (
  { services, settings, visitor },
  { body },
) => {
  if (settings.operatorCode === null) throw new ApiError("COUNTER_OFF");
  // The address first: a caller over its limit cannot use up the place's.
  const fromAddress = await hitRateLimit(services, `counter address ${visitor.address}`, addressMaximum);
  const atPlace = await hitRateLimit(services, `counter place ${settings.creationPlaceId}`, placeMaximum);
  if (!verifyAccessKey(body.code, settings.operatorCode)) {
    return { isSuccess: false, closesAt: null };
  }
  await Promise.all([refundRateLimit(services, fromAddress), refundRateLimit(services, atPlace)]);
  return { isSuccess: true, closesAt: await openToOperator(services, visitor, null) };
};
