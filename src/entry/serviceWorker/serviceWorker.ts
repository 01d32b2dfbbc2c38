// The service worker of the built shop: what has been seen also shows without a network (decision 64).
import { answersCache } from "../../shop/keptOffline.ts";
import { answerKept, answers, previews } from "./keptAnswers.ts";
import { answerFile, answerPage, dropEarlierBuilds, keepBuild } from "./keptCode.ts";
import { answerHealth, isReachable } from "./reachable.ts";
import { type FetchEvent, workerScope } from "./scope.ts";
import { keepSeen } from "./seenPreviews.ts";

/** A stand's screen is shared: it keeps the shop's code, but nothing that a shopper has looked at. */
const isShared = new URL(location.href).searchParams.get("place") === "truck";

/** Addresses that are no screens: calls, files, short links of mails, the bank. */
const noScreen =
  /^\/(?:api|thumbnails|images|assets|brand|icons|sandbox-bank|healthz|[acdfprs])(?:\/|$)|\.\w+$/;

// Takes over at once: an open page gets the files of its own build from the network, as without a worker.
workerScope.addEventListener("install", (event) =>
  event.waitUntil(keepBuild().then(() => workerScope.skipWaiting())),
);

workerScope.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin(): Promise<void> {
  await dropEarlierBuilds();
  // The new shop may read them otherwise.
  await caches.delete(answersCache);
  await workerScope.clients.claim();
}

workerScope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Returns null for what the browser fetches itself. */
function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin === location.origin && pathname === "/healthz") return answerHealth(request);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (request.mode === "navigate") return noScreen.test(pathname) ? null : answerPage(event);
  if (/^\/(?:assets|brand|icons)\/|^\/favicon\.svg$/.test(pathname)) return answerFile(request);
  if (isShared) return null;
  if (/^\/(?:thumbnails|images)\//.test(pathname)) {
    if (!isReachable()) return answerKept(event, previews);
    keepSeen(event);
    return null;
  }
  const isCall =
    pathname.startsWith("/api/anonymous/") && request.headers.get("accept") === "application/json";
  return isCall ? answerKept(event, answers) : null;
}
