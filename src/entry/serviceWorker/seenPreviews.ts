import { keep, mayKeep, previews, trim } from "./keptAnswers.ts";
import { late } from "./reachable.ts";
import type { FetchEvent } from "./scope.ts";

/** How long after the last request scrolling counts as over, in milliseconds; the way back up requests nothing. */
const restMs = 10_000;
/** What the page has requested and is not kept yet, the newest last: its address, and the formats that it accepts. */
const seen = new Map<string, string>();
let lastSeenAt = 0;
let keeping: Promise<void> | null = null;

/**
 * Keeps a preview that the browser fetches by itself, once scrolling rests: answering and keeping each one as it comes would
 * take as long as drawing it.
 */
export function keepSeen(event: FetchEvent): void {
  const { url, headers } = event.request;
  seen.delete(url);
  seen.set(url, headers.get("accept") ?? "");
  const [oldest = url] = seen.keys();
  if (seen.size > previews.maximum) seen.delete(oldest);
  lastSeenAt = Date.now();
  keeping ??= keepAtRest().finally(() => {
    keeping = null;
  });
  event.waitUntil(keeping);
}

async function keepAtRest(): Promise<void> {
  const cache = await caches.open(previews.name);
  while (seen.size > 0) {
    for (let [next] = seen; next; [next] = seen) {
      const [url, accept] = next;
      const rest = lastSeenAt + restMs - Date.now();
      if (rest > 0) {
        await late(rest);
        continue;
      }
      seen.delete(url);
      // Never by network: what left the window before it came is not fetched for nobody.
      // Images vary by the formats that are accepted.
      const own = { cache: "only-if-cached", mode: "same-origin", headers: { accept } } as const;
      const response = await fetch(url, own).catch(() => null);
      if (response && mayKeep(response)) await keep(cache, url, response).catch(() => undefined);
    }
    await trim(cache, previews);
  }
}
