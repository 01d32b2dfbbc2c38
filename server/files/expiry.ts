const dayInMs = 24 * 3_600_000;

/** When a link that was mailed then ceases to open. */
export function expiryOf(mailedAt: string, days: number): Date {
  return new Date(Date.parse(mailedAt) + days * dayInMs);
}
