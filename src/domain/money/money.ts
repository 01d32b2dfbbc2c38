// The sign stands before an amount under zero, never before nothing at all.
const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  signDisplay: "negative",
});
const minus = "\u2212";

/**
 * The one way money is written: `123450` cents give `1 234,50 €` (narrow no-break space inside thousands,
 * no-break space before the sign; specification, section 5 "Price"), and `-571` give `−5,71 €`: the minus sign, not a
 * hyphen, against its figure, from which no end of a line parts it. NVDA says « moins ».
 */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100).replace("-", minus);
}

/** The price of a delivery in cents: « Offerte » where it is free. */
export function formatShipping(cents: number): string {
  return cents === 0 ? "Offerte" : formatEuros(cents);
}

/** A share of an amount in whole cents, rounded half up. `percent` may have decimals (12.5). */
export function percentOf(cents: number, percent: number): number {
  // The percentage is taken in thousandths first: 19.99 * 0.15 in floats would round the wrong way.
  const thousandths = Math.round(percent * 1000);
  return Math.floor((cents * thousandths + 50_000) / 100_000);
}
