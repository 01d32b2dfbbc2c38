import type { counterCalls } from "../../src/api/contract/counterCalls.ts";
import { emailBucket } from "../core/emailBucket.ts";
import type { Handler } from "../core/handler.ts";
import { nobodysHash, verifyPassword } from "../core/passwordHash.ts";
import { clearRateLimit, hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { findOperator } from "./findOperator.ts";
import { openToOperator } from "./operatorSession.ts";

/** Maximum wrong passwords in 15 minutes: from one address; for one operator from one address; for one operator in all. */
const maximum = { address: 30, own: 10, everywhere: 100 };

/**
 * Opens the browser to an operator. An unknown address gets the same response in the same time as a wrong password. Does not use
 * the context's transaction: a stored response would reopen a browser that was closed meanwhile.
 */
export const loginOperator: Handler<typeof counterCalls.loginOperator> = async (
  { services, visitor },
  { body },
) => {
  const email = body.email.trim();
  const bucket = emailBucket("operator", email);
  // The address first: a caller over its limit cannot use up other people's.
  const fromAddress = await hitRateLimit(services, `operator address ${visitor.address}`, maximum.address);
  const own = await hitRateLimit(services, `${bucket} from ${visitor.address}`, maximum.own);
  const everywhere = await hitRateLimit(services, bucket, maximum.everywhere);
  const operator = await findOperator(services.db, email);
  const isRight = await verifyPassword(body.password, operator?.passwordHash ?? nobodysHash);
  if (!operator || !isRight) return { isSuccess: false, closesAt: null };
  await Promise.all([
    refundRateLimit(services, fromAddress),
    clearRateLimit(services, own.bucket),
    refundRateLimit(services, everywhere),
  ]);
  return { isSuccess: true, closesAt: await openToOperator(services, visitor, operator.uuid) };
};
