import { answersCache, keptBytesHeader, previewsCache } from "../../shop/keptOffline.ts";
import { answerListed, forgetListed } from "./listedPictures.ts";
import { isAnswer, late, noteAnswer, waitMs } from "./reachable.ts";
import type { FetchEvent } from "./scope.ts";

export interface Keeping {
  name: string;
  /** Maximum number of responses, and of their bytes in all. */
  maximum: number;
  bytesMaximum: number;
}

export const previews: Keeping = { name: previewsCache, maximum: 600, bytesMaximum: 30_000_000 };
export const answers: Keeping = { name: answersCache, maximum: 300, bytesMaximum: 10_000_000 };

/** Puts between two looks at the limits. */
const trimEvery = 20;
let puts = 0;

/** Only what the server lets anyone store: never what belongs to a visitor. */
export const mayKeep = ({ ok, type, headers }: Response) =>
  ok && type === "basic" && !/no-store|private/.test(headers.get("cache-control") ?? "no-store");

/** Responds from the network and keeps the response; without a network, responds with what is kept. */
export async function answerKept(event: FetchEvent, keeping: Keeping): Promise<Response> {
  const { request } = event;
  const network = fetch(request);
  event.waitUntil(
    network.then(
      (response) => (mayKeep(response) ? keepAndTrim(keeping, request, response.clone()) : undefined),
      () => undefined,
    ),
  );
  const found = await Promise.race([network.catch(() => null), late(waitMs)]);
  // A preview may come from the browser's own cache.
  if (keeping !== previews) noteAnswer(found);
  if (isAnswer(found)) return found;
  const kept = await caches.match(request, { cacheName: keeping.name, ignoreVary: true });
  return kept ?? (await answerListed(request)) ?? network;
}

async function keepAndTrim(keeping: Keeping, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(keeping.name);
  await keep(cache, request, response);
  forgetListed();
  if (puts++ % trimEvery === 0) await trim(cache, keeping);
}

/** Keeps a response with its size, as the newest. */
export async function keep(cache: Cache, request: Request | string, response: Response): Promise<void> {
  // An image says its size; that of a compressed answer is another.
  if (response.headers.has("content-length") && !response.headers.has("content-encoding"))
    return cache.put(request, response);
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.set(keptBytesHeader, String(body.size));
  await cache.put(request, new Response(body, { headers }));
}

/** Keeps the newest responses within the limits. */
export async function trim(cache: Cache, { maximum, bytesMaximum }: Keeping): Promise<void> {
  const requests = await cache.keys();
  const sizes = (await cache.matchAll()).map(({ headers }) =>
    Number(headers.get(keptBytesHeader) ?? headers.get("content-length")),
  );
  let [count, bytes] = [0, 0];
  for (const [nth, request] of [...requests.entries()].toReversed()) {
    count += 1;
    bytes += sizes[nth] ?? 0;
    if (count > maximum || bytes > bytesMaximum) await cache.delete(request);
  }
}
