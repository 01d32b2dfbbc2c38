/** What `start.ts` holds for the shop: taps on what needs its code. */
export interface EarlyTaps {
  /** What was pressed, each once: whoever sees no effect presses again. */
  pressed: Set<Element>;
  /** Notes no more: from now on React hears them itself. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Presses again what was pressed before it was hydrated. */
export function replayTaps({ pressed }: EarlyTaps): void {
  for (const target of pressed) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (target instanceof HTMLInputElement) {
      // Of two modes the last pressed holds, and a press on what is chosen would change nothing.
      if (!target.checked) continue;
      target.checked = false;
    }
    target.click();
  }
}
