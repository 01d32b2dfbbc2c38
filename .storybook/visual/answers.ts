import { getResponse, RequestHandler } from "msw";
import type { SetupWorker } from "msw/browser";

const { fetch, setTimeout } = window;

let worker: SetupWorker | undefined;

/**
 * What a story's handlers are given to under test. It never starts its service worker: that one would be asked about each
 * image and each module too, which takes a tenth of the processor.
 */
export async function inPage(): Promise<SetupWorker> {
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

/** As `window.fetch`, but for calls that the story answers: they do not leave the page. Throws as `fetch` does. */
export async function fetchOrAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const handlers = worker?.listHandlers().filter((handler) => handler instanceof RequestHandler) ?? [];
  const answer = await Promise.race([getResponse(handlers, request), aborted(request)]);
  if (!answer) return fetch(request);
  // No server answers at once: what waits for it is drawn before.
  await new Promise((done) => setTimeout(done, 0));
  request.signal.throwIfAborted();
  if (answer.type === "error") throw new TypeError("Failed to fetch");
  return answer;
}
