import type { Context } from "../core/context.ts";
import { emailBucket } from "../core/emailBucket.ts";
import { clearRateLimit, hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { readDevice } from "./knownDevice.ts";

/** Maximum failures in 15 minutes: from one address; on one account from one address or known browser; on one account in all. */
const addressMaximum = 50;
const accountMaximum = 10;
const everywhereMaximum = 100;

type Caller = Pick<Context, "services" | "visitor">;

/**
 * Counts a sign-in attempt. A browser that has signed in to the account before has its own count, and everyone else one per
 * address: a stranger's wrong passwords do not lock the owner out. Throws TOO_MANY_ATTEMPTS.
 * @returns a function that takes the attempt back, once the password was right
 */
export async function countLogin(
  { services, visitor }: Caller,
  email: string,
  customerId: number | undefined,
): Promise<() => Promise<void>> {
  const device =
    customerId === undefined ? null : readDevice(services.secret, customerId, visitor.deviceCookie);
  if (device !== null) {
    const { bucket } = await hitRateLimit(services, `login device ${device}`, accountMaximum);
    return () => clearRateLimit(services, bucket);
  }
  // The address first: a caller over its limit cannot use up other people's.
  const fromAddress = await hitRateLimit(services, `login address ${visitor.address}`, addressMaximum);
  const own = await hitRateLimit(services, ownBucket(visitor.address, email), accountMaximum);
  const everywhere = await hitRateLimit(services, emailBucket("login", email), everywhereMaximum);
  return async () => {
    await Promise.all([
      refundRateLimit(services, fromAddress),
      clearRateLimit(services, own.bucket),
      refundRateLimit(services, everywhere),
    ]);
  };
}

/** Clears the failed attempts on an account whose owner has used a link from a mail. */
export async function clearLogins({ services, visitor }: Caller, email: string): Promise<void> {
  await clearRateLimit(services, emailBucket("login", email));
  await clearRateLimit(services, ownBucket(visitor.address, email));
}

const ownBucket = (address: string, email: string) => `${emailBucket("login", email)} from ${address}`;
