import * as z from "zod/mini";
import { lastSearchCookie, selectionCookie } from "../../api/contract/firstView.ts";
import { writeCookie } from "../../browser/cookie.ts";
import { readStored, writeStored } from "../../state/persisted.ts";

const stored = ["session", "kiosk", z.nullable(z.enum(["leaving", "ready"])), null] as const;
const longestStepMs = 2000;

/** `leaving`: the reset was interrupted; `ready`: the reset is done and nobody has touched the screen since. */
export const readKioskState = () => readStored(...stored);
export const keepKioskState = (state: "leaving" | "ready" | null) => writeStored("session", stored[1], state);

/** Clears the shopper's data from this browser and stores the state of the reset. */
export function clearStorages(state: "leaving" | "ready"): void {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      globalThis[kind].clear();
    } catch {
      // A browser that blocks storage has nothing to clear.
    }
  }
  for (const name of [lastSearchCookie, selectionCookie]) {
    writeCookie(name, "", 0);
  }
  keepKioskState(state);
}

/** The router's state in each history entry: its index since the shop was opened. */
const entrySchema = z.object({ idx: z.int().check(z.nonnegative()) });

/**
 * Goes back to the shop's first history entry and overwrites what follows, so that Back and Forward reveal nothing of
 * the shopper, then reloads the page to clear its memory.
 * @param startPath where the next shopper starts
 */
export async function restartSession(startPath: string): Promise<void> {
  await goToFirstEntry();
  history.replaceState({ idx: 0 }, "", startPath);
  // Drops the forward entries.
  history.pushState({ idx: 1 }, "", startPath);
  // Runs after the screens' own `pagehide` listeners, which save their place.
  window.addEventListener("pagehide", () => clearStorages("ready"), { once: true });
  window.location.reload();
}

async function goToFirstEntry(): Promise<void> {
  const entry = z.safeParse(entrySchema, history.state);
  if (!entry.success || entry.data.idx === 0) return;
  const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  const late = new Promise((resolve) => setTimeout(resolve, longestStepMs));
  history.go(-entry.data.idx);
  await Promise.race([gone, late]);
}
