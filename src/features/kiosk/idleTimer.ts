/** Inactivity limits of a shared screen, in milliseconds. */
export interface IdleLimits {
  /** Inactivity before the screen asks whether anybody is there. */
  quiet: number;
  /** Time to answer before the screen resets; at least twenty seconds (WCAG 2.2.1). */
  answer: number;
  /** Time after which a reset screen that nobody has touched counts as unused. */
  unused: number;
}

export const screenLimits: IdleLimits = { quiet: 90_000, answer: 30_000, unused: 20_000 };
/** For screens with the code of an order, a saved cart or a phone: leaves time to write it down or scan it. */
export const codeLimits: IdleLimits = { ...screenLimits, quiet: 240_000 };

/** Whether a shopper is at the screen: active recently, being asked, or gone. */
export type IdleState =
  | { state: "there" }
  | { state: "asked"; secondsLeft: number }
  /** The screen must be reset for the next shopper. */
  | { state: "gone" }
  /** It has been reset, and nobody has come. */
  | { state: "unused" };

export interface LastSign {
  /** Time of the last activity, or of the reset. */
  at: number;
  /** Whether nobody has touched the screen since its reset. */
  untouched: boolean;
}

/**
 * Returns the shopper's presence from the time of the last activity.
 * @param now milliseconds, by the same clock
 */
export function idleState(now: number, { at, untouched }: LastSign, limits: IdleLimits): IdleState {
  const { quiet, answer, unused } = limits;
  const silent = now - at;
  if (untouched) return { state: silent < unused ? "there" : "unused" };
  if (silent < quiet) return { state: "there" };
  const left = quiet + answer - silent;
  return left > 0 ? { state: "asked", secondsLeft: Math.ceil(left / 1000) } : { state: "gone" };
}

/** Whether two presences render alike. */
export function isSameIdleState(one: IdleState, other: IdleState): boolean {
  const seconds = (which: IdleState) => (which.state === "asked" ? which.secondsLeft : null);
  return one.state === other.state && seconds(one) === seconds(other);
}
