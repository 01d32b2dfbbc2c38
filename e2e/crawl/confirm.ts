import type { Outcome } from "./press.ts";
import type { Fault, Patience } from "./watch.ts";

/** What was logged or failed did so, whatever a second look shows. */
const isLogged = ({ kind }: Fault) => kind === "console" || kind === "request";

/**
 * Does something, and once more with more patience where something seems wrong: a busy machine is no fault of the shop.
 * Returns what is wrong both times, and what has been logged.
 */
export async function confirmed(
  act: (patience: Patience) => Promise<Outcome>,
  [first, second]: readonly [Patience, Patience],
): Promise<Outcome> {
  const seen = await act(first).catch(asOutcome);
  if (seen.faults.length === 0) return seen;
  const again = await act(second).catch(asOutcome);
  const texts = new Set(again.faults.map(({ text }) => text));
  return {
    ...again,
    faults: [...again.faults, ...seen.faults.filter((fault) => isLogged(fault) && !texts.has(fault.text))],
  };
}

/** What could not be done at all. */
function asOutcome(fault: unknown): Outcome {
  const lines = String(fault instanceof Error ? fault.message : fault).split("\n");
  const reason = lines.find((line) => /intercepts|not stable|outside/.test(line)) ?? lines[0] ?? "";
  return { after: null, faults: [{ kind: "press", text: reason.trim().slice(0, 200) }] };
}
