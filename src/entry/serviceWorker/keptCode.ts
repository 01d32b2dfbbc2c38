import { codeCache } from "../../shop/keptOffline.ts";
import { isAnswer, late, noteAnswer } from "./reachable.ts";

/** Addresses of the build's hashed files, written in by scripts/buildServiceWorker.ts. */
declare const BUILT_FILES: string[];

/** A screen whose page is the same for everyone: the shop without a first view. */
const shellPath = "/cart";
/** How long a page may take before the kept one is shown, in milliseconds. */
const pageWaitMs = 3000;
const shellMaximumMs = 3_600_000;
const ownFile = /\/(?:assets|brand|icons)\/[\w./-]+|\/favicon\.svg/g;

const match = (cache: Cache, address: string) => cache.match(address, { ignoreVary: true });

/** Keeps a file, unless it is there: a hashed address never changes. Throws if it cannot be fetched. */
async function keepFile(cache: Cache, address: string): Promise<void> {
  if (await match(cache, address)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/**
 * Keeps the build's files and the page that begins with them. An interrupted call keeps what it had fetched. Throws if
 * something is missing.
 */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(codeCache);
  // One at a time: the shopper's own requests come first.
  for (const address of BUILT_FILES) await keepFile(cache, address);
  await keepShell(cache);
}

/** Keeps the page as it is now, unless it belongs to a newer build, whose worker keeps it with its files. */
async function keepShell(cache: Cache): Promise<void> {
  // Without cookies: nobody's selection, nobody's choices.
  const page = await fetch(shellPath, { credentials: "omit", cache: "no-store" });
  if (!page.ok) throw new Error(`${shellPath}: ${page.status}`);
  const files = new Set((await page.clone().text()).match(ownFile));
  for (const address of files) {
    if (!address.startsWith("/assets/")) await keepFile(cache, address);
    else if (!(await match(cache, address))) return;
  }
  await cache.put(shellPath, page);
}

/** Removes what no longer belongs to the build or its page. */
export async function dropEarlierBuilds(): Promise<void> {
  const cache = await caches.open(codeCache);
  const shell = (await (await match(cache, shellPath))?.text()) ?? "";
  const listed = new Set([shellPath, ...BUILT_FILES, ...(shell.match(ownFile) ?? [])]);
  for (const request of await cache.keys())
    if (!listed.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Renews a kept page that is older than an hour; its discounts and settings may have changed. */
async function renewShell(): Promise<void> {
  const cache = await caches.open(codeCache);
  const date = (await match(cache, shellPath))?.headers.get("date");
  if (Date.now() - Date.parse(date ?? "") < shellMaximumMs) return;
  await keepShell(cache).catch(() => undefined);
}

/** Responds with a hashed file, from the cache if it belongs to this build. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: codeCache, ignoreVary: true });
  return kept ?? fetch(request);
}

/**
 * Responds to a navigation: with the server's page, or with the kept one if it does not come in time.
 * @param event asks for a screen
 */
export async function answerPage(event: {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then(renewShell, () => undefined));
  const found = await Promise.race([network.catch(() => null), late(pageWaitMs)]);
  noteAnswer(found);
  if (isAnswer(found)) return found;
  const shell = await caches.match(shellPath, { cacheName: codeCache, ignoreVary: true });
  return shell ?? network;
}
