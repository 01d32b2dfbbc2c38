const dayInMs = 24 * 3_600_000;

/** Returns when a link mailed at that time expires. */
export function expiryOf(mailedAt: string, days: number): Date {
  return new Date(Date.parse(mailedAt) + days * dayInMs);
}
