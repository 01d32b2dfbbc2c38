import { useEffect, useRef, useState } from "react";
import { type IdleLimits, type IdleState, idleState, isSameIdleState, type LastSign } from "./idleTimer.ts";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;
const lookEveryMs = 1000;

const touchedNow = (): LastSign => ({ at: Date.now(), untouched: false });

export interface IdleTimerOptions {
  limits: IdleLimits;
  /** An operation in progress must finish first: the question is postponed. */
  held: boolean;
  /** Nobody has touched the screen since its reset. */
  untouched: boolean;
}

/** Watches for signs of a shopper; `stay` counts as an explicit one. */
export function useIdleTimer({ limits, held, untouched }: IdleTimerOptions) {
  const lastSign = useRef<LastSign>({ at: Date.now(), untouched });
  const [seen, setSeen] = useState<IdleState>({ state: "there" });
  const { state } = seen;

  useEffect(() => {
    const look = () => {
      if (held) lastSign.current = touchedNow();
      const next = idleState(Date.now(), lastSign.current, limits);
      setSeen((before) => (isSameIdleState(before, next) ? before : next));
    };
    const sign = () => {
      lastSign.current = touchedNow();
      look();
    };
    // What covers the screen needs a whole press: one that starts on it must not end on an element behind it.
    const awaited = state === "asked" || state === "unused" ? (["click"] as const) : signs;
    for (const kind of awaited) window.addEventListener(kind, sign, { capture: true, passive: true });
    const timer = setInterval(look, lookEveryMs);
    look();
    return () => {
      clearInterval(timer);
      for (const kind of awaited) window.removeEventListener(kind, sign, { capture: true });
    };
  }, [limits, held, state]);

  return {
    presence: seen,
    stay() {
      lastSign.current = touchedNow();
      setSeen({ state: "there" });
    },
  };
}
