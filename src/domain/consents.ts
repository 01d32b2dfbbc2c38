/**
 * Which words a shopper agreed to when he placed an order: the day from which they stand as they are. A test holds each to its
 * text, so that the one does not change without the other.
 */
export const consentVersions = {
  /** The terms of sale. */
  terms: "2026-11-23",
  /** The waiver of withdrawal for files. */
  waiver: "2026-11-21",
} as const;
export type ConsentKind = keyof typeof consentVersions;
