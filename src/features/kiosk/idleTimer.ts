/** Inactivity limits of a shared screen, in milliseconds. */
export interface IdleLimits {
  /** Inactivity before the screen asks whether anybody is there. */
  quiet: number;
  /** Time to answer before the screen resets; at least twenty seconds (WCAG 2.2.1). */
  answer: number;
}

export const screenLimits: IdleLimits = { quiet: 90_000, answer: 30_000 };
/** For screens with an order's or a saved cart's code: leaves time to write it down. */
export const codeLimits: IdleLimits = { quiet: 240_000, answer: 30_000 };

/** Whether a shopper is at the screen: active recently, being asked, or gone. */
export type IdleState =
  | { state: "there" }
  | { state: "asked"; secondsLeft: number }
  /** The screen must be reset for the next shopper. */
  | { state: "gone" };

/**
 * Returns the shopper's presence from the time of the last activity.
 * @param now milliseconds
 * @param lastSign time of the last activity, by the same clock; null while nobody has touched a reset screen
 */
export function idleState(now: number, lastSign: number | null, { quiet, answer }: IdleLimits): IdleState {
  if (lastSign === null) return { state: "there" };
  const silent = now - lastSign;
  if (silent < quiet) return { state: "there" };
  const left = quiet + answer - silent;
  return left > 0 ? { state: "asked", secondsLeft: Math.ceil(left / 1000) } : { state: "gone" };
}

/** Whether two presences render alike. */
export function isSameIdleState(one: IdleState, other: IdleState): boolean {
  const seconds = (which: IdleState) => (which.state === "asked" ? which.secondsLeft : null);
  return one.state === other.state && seconds(one) === seconds(other);
}
