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

/** What was typed without whatever is no figure; a minus only in front, and only where there are numbers under zero. */
export function digitsOf(text: string, min: number): string {
  const minus = min < 0 && /^\s*[-\u2212]/.test(text) ? "-" : "";
  return minus + text.replace(/\D/g, "");
}

/** @returns the number typed, or null while there is none yet */
export function numberOf(digits: string): number | null {
  return /\d/.test(digits) ? Number(digits) : null;
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
