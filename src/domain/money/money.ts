// A sign for negative amounts only, never for zero.
const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  signDisplay: "negative",
});
const minus = "\u2212";

/**
 * The only way to format money: `123450` cents give `1 234,50 €` (narrow no-break space between thousands, no-break
 * space before the sign; specification, section 5 "Price"), and `-571` gives `−5,71 €`: a minus sign rather than a
 * hyphen, so that no line break separates it from its digits. NVDA says « moins ».
 */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100).replace("-", minus);
}

/** A delivery price in cents: « Offerte » if free. */
export function formatShipping(cents: number): string {
  return cents === 0 ? "Offerte" : formatEuros(cents);
}
