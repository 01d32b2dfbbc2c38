import type { Context } from "../core/context.ts";
import { clearRateLimit, hitRateLimit, refundRateLimit } from "../core/rateLimit.ts";
import { emailBucket } from "./emailBucket.ts";
import { readDevice } from "./knownDevice.ts";

/** Failed attempts in a quarter of an hour: from one address, on one account from there or from a known browser, on one account in all. */
const addressMaximum = 50;
const accountMaximum = 10;
const everywhereMaximum = 100;

type Caller = Pick<Context, "services" | "visitor">;

/**
 * Counts an attempt to sign in. A browser that signed in to the account before has a count of its own, and everybody else one
 * for each address: a stranger's wrong passwords do not shut the owner out. Throws TOO_MANY_ATTEMPTS.
 * @returns takes the attempt back, once the password was right
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
  // The narrowest last: who is past his limit cannot use up other people's.
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

/** Forgets the failed attempts on an account, whose owner has shown himself by a link in his mail. */
export async function clearLogins({ services, visitor }: Caller, email: string): Promise<void> {
  await clearRateLimit(services, emailBucket("login", email));
  await clearRateLimit(services, ownBucket(visitor.address, email));
}

const ownBucket = (address: string, email: string) => `${emailBucket("login", email)} from ${address}`;
