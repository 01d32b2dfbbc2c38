import { answersId, type BroughtAnswers } from "../api/contract/firstView.ts";
import { answersCache, keptBytesHeader } from "../shop/keptOffline.ts";
import { placeOfPage } from "../shop/place.ts";
import { isKeepable } from "./isKeepable.ts";

/**
 * Registers the service worker of a built shop, once the page is idle, and hands it what this page has shown. Throws if
 * the worker cannot be fetched.
 */
export async function keepOffline(): Promise<void> {
  const place = placeOfPage();
  // Vite's own pages have no place, and browsers no workers on plain http, as at a stand.
  if (!import.meta.env.PROD || !place || !("serviceWorker" in navigator)) return;
  const { placeWhat } = place;
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller
    ? null
    : new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await serviceWorker.register(`/serviceWorker.js?place=${placeWhat}`);
  if (placeWhat === "main") void handOver(controlled);
}

/** @param controlled resolves once the worker answers this page's requests; null if it already does */
async function handOver(controlled: Promise<unknown> | null): Promise<void> {
  await controlled;
  await keepBroughtAnswers();
  if (controlled) await fetchSeenAgain();
}

/** Keeps the answers that came with the page: no call has asked for them. */
async function keepBroughtAnswers(): Promise<void> {
  const written = document.getElementById(answersId)?.textContent;
  if (!written) return;
  const cache = await caches.open(answersCache);
  for (const [address, { body, totalCount }] of Object.entries(JSON.parse(written) as BroughtAnswers)) {
    const text = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      [keptBytesHeader]: String(text.length),
      ...(totalCount === null ? {} : { "x-total-count": String(totalCount) }),
    };
    await cache.put(`/api${address}`, new Response(text, { headers }));
  }
}

/** As Chromium asks for an image: with another list its cache knows none that varies by it, and another browser asks the shop again. */
const imageFormats = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

/** Fetches once more, through the worker, what this page has fetched; most of it comes from the browser's own cache. */
async function fetchSeenAgain(): Promise<void> {
  for (const { name } of performance.getEntriesByType("resource")) {
    const { origin, pathname } = new URL(name);
    if (origin !== location.origin || !isKeepable(pathname)) continue;
    const accept = pathname.startsWith("/api/") ? "application/json" : imageFormats;
    const response = await fetch(name, { headers: { accept } }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
  }
}
