/**
 * Versions of the texts that a shopper agrees to with an order: the day that a text took effect. A test pins each
 * version to its text, so that neither changes alone.
 */
export const consentVersions = {
  /** The terms of sale. */
  terms: "2026-11-23",
  /** The waiver of withdrawal for files. */
  waiver: "2026-11-21",
} as const;
export type ConsentKind = keyof typeof consentVersions;

/** The current versions, as input of the calls that place an order; the waiver only if the order contains files. */
export const agreedVersions = (hasFiles: boolean) => ({
  termsVersion: consentVersions.terms,
  ...(hasFiles && { waiverVersion: consentVersions.waiver }),
});

export const termsRefused = "Vous devez accepter les conditions générales.";
export const waiverRefused =
  "Sans cet accord, les fichiers numériques ne peuvent pas être commandés\u00a0: retirez-les du panier ou cochez la case.";
