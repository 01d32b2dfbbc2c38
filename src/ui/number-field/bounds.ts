export interface Bounds {
  min: number;
  max: number;
  /** Increment of arrow keys and buttons. */
  step: number;
  /** Increment of Page Up and Page Down. */
  pageStep: number;
}

/** Returns the nearest whole number within the bounds. */
export function bounded(wanted: number, { min, max }: Pick<Bounds, "min" | "max">): number {
  return Math.min(max, Math.max(min, Math.round(wanted)));
}

/** A sign, digits (in groups of three if separated by spaces), a fraction. */
const written = /^([-+\u2212]?)(\d{1,3}(?: \d{3})+|\d*)(?:[.,](\d*))?$/;

/**
 * Parses typed or pasted text: « 1 000 » is 1000, « 2,5 » is 2, never 25.
 * @returns the whole number, truncated, or null if the text is not a number
 */
export function typedNumber(text: string): number | null {
  // NFKC turns narrow and no-break spaces into spaces, and full-width digits into digits.
  const [, sign, figures = "", fraction = ""] = written.exec(text.normalize("NFKC").trim()) ?? [];
  if (sign === undefined || figures + fraction === "") return null;
  const whole = Number(figures.replaceAll(" ", ""));
  return sign === "" || sign === "+" || whole === 0 ? whole : -whole;
}

/**
 * Returns where a spinbutton key leads (WAI-ARIA Authoring Practices): Home and End do nothing on an unbounded side.
 * @returns the new number, or null for an unrelated key
 */
export function afterKey(key: string, value: number, bounds: Bounds): number | null {
  const { min, max, step, pageStep } = bounds;
  const moves: Record<string, number> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: pageStep,
    PageDown: -pageStep,
  };
  const by = moves[key];
  if (by !== undefined) return bounded(value + by, bounds);
  if (key === "Home" && min !== Number.MIN_SAFE_INTEGER) return min;
  if (key === "End" && max !== Number.MAX_SAFE_INTEGER) return max;
  return null;
}
