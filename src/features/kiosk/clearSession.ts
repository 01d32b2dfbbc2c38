import * as z from "zod/mini";
import { lastSearchCookie, selectionCookie } from "../../api/contract/firstView.ts";
import { writeCookie } from "../../browser/cookie.ts";
import { readStored, writeStored } from "../../state/persisted.ts";

const stored = ["session", "kiosk", z.nullable(z.enum(["leaving", "ready"])), null] as const;
const longestStepMs = 2000;

/** `leaving`: making the screen ready was interrupted; `ready`: it is, and nobody has touched it since. */
export const readKioskState = () => readStored(...stored);
export const keepKioskState = (state: "leaving" | "ready" | null) => writeStored("session", stored[1], state);

/** Forgets what this browser keeps of a shopper, and that it is not done yet. */
export function clearStorages(state: "leaving" | "ready"): void {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      globalThis[kind].clear();
    } catch {
      // Where the browser forbids storage there is nothing in it.
    }
  }
  for (const name of [lastSearchCookie, selectionCookie]) {
    writeCookie(name, "", 0);
  }
  keepKioskState(state);
}

/** What the router keeps in each entry of the history: its place since the shop was opened. */
const entrySchema = z.object({ idx: z.int().check(z.nonnegative()) });

/**
 * Leads the browser's history back to the shop's first entry and on from there, so that Back and Forward have nothing of
 * the shopper, then loads the shop anew: what it held in memory is gone with it.
 * @param startPath where the next shopper begins
 */
export async function restartSession(startPath: string): Promise<void> {
  await goToFirstEntry();
  history.replaceState({ idx: 0 }, "", startPath);
  // Ends what lay ahead.
  history.pushState({ idx: 1 }, "", startPath);
  // The last to hear of it: screens keep their place when the page goes.
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
