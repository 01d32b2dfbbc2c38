/** Taps that `start.ts` records on elements that need the shop's code. */
export interface EarlyTaps {
  /** Each pressed element once: shoppers press again if nothing happens. */
  pressed: Set<Element>;
  /** Stops recording: React handles presses from now on. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Replays presses made before hydration. */
export function replayTaps({ pressed }: EarlyTaps): void {
  for (const target of pressed) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (target instanceof HTMLInputElement) {
      // In a radio group the last press counts; replaying a checked option would change nothing.
      if (!target.checked) continue;
      target.checked = false;
    }
    target.click();
  }
}
