import { getResponse, RequestHandler } from "msw";
import type { SetupWorker } from "msw/browser";

const { fetch, setTimeout } = window;

let worker: SetupWorker | undefined;

/**
 * Returns the worker that holds a story's handlers under test. Its service worker is never started: it would intercept every
 * image and module too, which takes a tenth of the processor time.
 */
export async function workerInPage(): Promise<SetupWorker> {
  const { setupWorker } = await import("msw/browser");
  worker = setupWorker();
  return worker;
}

const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });

/** Like `window.fetch`, but calls that the story has a handler for never leave the page. Throws as `fetch` does. */
export async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const handlers = worker?.listHandlers().filter((handler) => handler instanceof RequestHandler) ?? [];
  const response = await Promise.race([getResponse(handlers, request), aborted(request)]);
  if (!response) return fetch(request);
  // No server answers at once: loading states are drawn first.
  await new Promise((done) => setTimeout(done, 0));
  request.signal.throwIfAborted();
  if (response.type === "error") throw new TypeError("Failed to fetch");
  return response;
}
