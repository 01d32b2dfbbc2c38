export interface Bounds {
  min: number;
  max: number;
  /** What an arrow or a button adds or takes. */
  step: number;
  /** What Page Up or Page Down adds or takes. */
  pageStep: number;
}

/** The whole number within the bounds that is nearest to the one wanted. */
export function bounded(wanted: number, { min, max }: Pick<Bounds, "min" | "max">): number {
  return Math.min(max, Math.max(min, Math.round(wanted)));
}

/** A sign, figures (in threes where spaces part them), a fraction. */
const written = /^([-+\u2212]?)(\d{1,3}(?: \d{3})+|\d*)(?:[.,](\d*))?$/;

/**
 * Reads what was typed or pasted: « 1 000 » is 1000, « 2,5 » is 2, never 25.
 * @returns the whole number, its fraction cut off, or null where the text is no number
 */
export function typedNumber(text: string): number | null {
  // Narrow and no-break spaces become spaces, full-width figures become figures.
  const [, sign, figures = "", fraction = ""] = written.exec(text.normalize("NFKC").trim()) ?? [];
  if (sign === undefined || figures + fraction === "") return null;
  const whole = Number(figures.replaceAll(" ", ""));
  return sign === "" || sign === "+" || whole === 0 ? whole : -whole;
}

/**
 * Where a key of the spinbutton pattern leads (WAI-ARIA Authoring Practices): the end of an unbounded side leads nowhere.
 * @returns the new number, or null for a key that is not the pattern's
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
