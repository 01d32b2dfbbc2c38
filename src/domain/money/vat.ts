/** Amounts in cents, rates in hundredths of a percent (2000 is 20 %). */
export interface GrossLine {
  gross: number;
  rate: number;
}

export interface VatOfRate {
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

export interface VatSplit {
  /** Each line's amount without VAT, in the order of the lines. */
  nets: number[];
  /** One entry per rate, highest first. */
  rates: VatOfRate[];
  net: number;
  vat: number;
  gross: number;
}

const whole = 10_000;

/** Returns the amount without VAT, rounded half away from zero. */
export function netOf(gross: number, rate: number): number {
  const net = Math.floor((2 * Math.abs(gross) * whole + whole + rate) / (2 * (whole + rate)));
  return gross < 0 ? -net : net;
}

/**
 * Extracts the VAT from prices that include it. VAT is computed once per rate, on the sum; the lines' net amounts are
 * allocated by largest remainder, so that lines, rates and totals agree to the cent.
 */
export function splitVat(lines: readonly GrossLine[]): VatSplit {
  const nets = lines.map(() => 0);
  const byRate = Map.groupBy(lines.keys(), (index) => lines[index]?.rate ?? 0);
  const rates = [...byRate].map(([rate, indexes]): VatOfRate => {
    const grossOf = (index: number) => lines[index]?.gross ?? 0;
    const gross = indexes.reduce((sum, index) => sum + grossOf(index), 0);
    const net = netOf(gross, rate);
    for (const index of indexes) nets[index] = Math.floor((grossOf(index) * whole) / (whole + rate));
    const remainder = (index: number) => grossOf(index) * whole - (nets[index] ?? 0) * (whole + rate);
    const left = net - indexes.reduce((sum, index) => sum + (nets[index] ?? 0), 0);
    const largest = [...indexes].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, left);
    for (const index of largest) nets[index] = (nets[index] ?? 0) + 1;
    return { rate, net, vat: gross - net, gross };
  });
  const sum = (amount: (of: VatOfRate) => number) => rates.reduce((total, of) => total + amount(of), 0);
  return {
    nets,
    rates: rates.sort((a, b) => b.rate - a.rate),
    net: sum((of) => of.net),
    vat: sum((of) => of.vat),
    gross: sum((of) => of.gross),
  };
}

/** « 20 % », « 5,5 % ». */
export function formatRate(rate: number): string {
  return `${String(rate / 100).replace(".", ",")}\u00a0%`;
}
