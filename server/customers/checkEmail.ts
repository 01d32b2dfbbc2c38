import type { customerCalls } from "../../src/api/contract/customerCalls.ts";
import type { Handler } from "../core/handler.ts";
import { hitRateLimit } from "../core/rateLimit.ts";
import { findCustomer } from "./findCustomer.ts";

/** Maximum questions in 15 minutes from one address, as for sign-ins. */
const addressMaximum = 50;

/**
 * Returns whether an address has an account, which a registration with it reveals as well (specification, section 8). Throws
 * TOO_MANY_ATTEMPTS: nobody tries lists of addresses.
 */
export const checkEmail: Handler<typeof customerCalls.checkEmail> = async (
  { db, services, visitor },
  { body },
) => {
  await hitRateLimit(services, `email address ${visitor.address}`, addressMaximum);
  return { isKnown: (await findCustomer(db, body.email)) !== undefined };
};
