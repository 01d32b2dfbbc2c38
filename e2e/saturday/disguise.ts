/** Replaces what differs each time (order codes, days, a port) by what the document shows, and back. */
export class Disguise {
  readonly #real = new Map<string, string>();

  /** @param shown as in the document; @param real as it is now */
  put(shown: string, real: string): void {
    this.#real.set(shown, real);
  }

  /** Returns a command of the document as it must be typed now. */
  real(text: string): string {
    return replaceAll(text, [...this.#real]);
  }

  /** Returns what was printed as the document shows it. */
  shown(text: string): string {
    return replaceAll(
      text,
      [...this.#real].map(([shown, real]) => [real, shown] as const),
    );
  }
}

/** All at once: what replaces one is not replaced again. */
function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return text;
  const by = new Map(pairs);
  const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const longestFirst = [...by.keys()].sort((left, right) => right.length - left.length);
  return text.replace(
    new RegExp(`(?<!\\w)(?:${longestFirst.map(literal).join("|")})(?!\\w)`, "g"),
    (found) => by.get(found) ?? found,
  );
}
