import { useEffect, useRef, useState } from "react";
import { type IdleLimits, type IdleState, idleState, isSameIdleState } from "./idleTimer.ts";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchmove"] as const;
const lookEveryMs = 1000;

export interface IdleTimerOptions {
  limits: IdleLimits;
  /** An operation in progress must finish first: the question is postponed. */
  held: boolean;
  /** Nobody has touched the screen since its reset. */
  untouched: boolean;
}

/** Watches for signs of a shopper; `stay` counts as an explicit one. */
export function useIdleTimer({ limits, held, untouched }: IdleTimerOptions) {
  const lastSign = useRef<number | null>(untouched ? null : Date.now());
  const [seen, setSeen] = useState<IdleState>({ state: "there" });
  const { state } = seen;

  useEffect(() => {
    const look = () => {
      if (held) lastSign.current = Date.now();
      const next = idleState(Date.now(), lastSign.current, limits);
      setSeen((before) => (isSameIdleState(before, next) ? before : next));
    };
    const sign = () => {
      lastSign.current = Date.now();
      look();
    };
    // The question needs a whole press: one that starts on it must not end on an element behind it.
    const awaited = state === "asked" ? (["click"] as const) : signs;
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
      lastSign.current = Date.now();
      setSeen({ state: "there" });
    },
  };
}
