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

/** The present versions as the calls that place an order take them; the waiver only where the order holds files. */
export const agreedVersions = (hasFiles: boolean) => ({
  termsVersion: consentVersions.terms,
  ...(hasFiles && { waiverVersion: consentVersions.waiver }),
});

export const termsRefused = "Vous devez accepter les conditions générales.";
export const waiverRefused =
  "Sans cet accord, les fichiers numériques ne peuvent pas être commandés\u00a0: retirez-les du panier ou cochez la case.";
