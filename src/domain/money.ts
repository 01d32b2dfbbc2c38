const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

/**
 * The one way money is written: `123450` cents give `1 234,50 €` (narrow no-break space inside thousands,
 * no-break space before the sign; specification, section 5 "Price").
 */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100);
}

/** A share of an amount in whole cents, rounded half up. `percent` may have decimals (12.5). */
export function percentOf(cents: number, percent: number): number {
  // The percentage is taken in thousandths first: 19.99 * 0.15 in floats would round the wrong way.
  const thousandths = Math.round(percent * 1000);
  return Math.floor((cents * thousandths + 50_000) / 100_000);
}
