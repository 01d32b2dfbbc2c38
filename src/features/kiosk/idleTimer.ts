/** How long a shared screen waits for a sign of its shopper, in milliseconds. */
export interface IdleLimits {
  /** Without a sign for so long, it asks whether anybody is there. */
  quiet: number;
  /** Unanswered for so long, it is the next shopper's; at least twenty seconds (WCAG 2.2.1). */
  answer: number;
}

export const screenLimits: IdleLimits = { quiet: 90_000, answer: 30_000 };
/** Where the code of an order or of a saved cart is shown: time to write it down, or to find a pen. */
export const codeLimits: IdleLimits = { quiet: 240_000, answer: 30_000 };

/** Whether a shopper is before the screen: seen lately, asked for, or gone. */
export type IdleState =
  | { state: "there" }
  | { state: "asked"; secondsLeft: number }
  /** The screen is to be made ready for the next one. */
  | { state: "gone" };

/**
 * What the clock says of a shopper.
 * @param now milliseconds
 * @param lastSign when the last sign of him came, by the same clock; null while nobody has touched a screen made ready
 */
export function idleState(now: number, lastSign: number | null, { quiet, answer }: IdleLimits): IdleState {
  if (lastSign === null) return { state: "there" };
  const silent = now - lastSign;
  if (silent < quiet) return { state: "there" };
  const left = quiet + answer - silent;
  return left > 0 ? { state: "asked", secondsLeft: Math.ceil(left / 1000) } : { state: "gone" };
}

/** Whether two are the same to look at. */
export function isSameIdleState(one: IdleState, other: IdleState): boolean {
  const seconds = (which: IdleState) => (which.state === "asked" ? which.secondsLeft : null);
  return one.state === other.state && seconds(one) === seconds(other);
}
