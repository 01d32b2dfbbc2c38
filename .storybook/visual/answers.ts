import { getResponse, RequestHandler } from "msw";
import type { SetupWorker } from "msw/browser";

const { fetch, setTimeout } = window;

let worker: Pick<SetupWorker, "listHandlers"> | undefined;

/** From here on the page's calls are answered by what this worker has been given. */
export function answerBy(next: typeof worker): void {
  worker = next;
}

const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });

/**
 * As `window.fetch`, but for calls that the story answers: they do not leave the page. By way of the service worker, which
 * images still take, a story of the shop's screens needs a tenth more of the processor. Throws as `fetch` does.
 */
export async function fetchOrAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const handlers = worker?.listHandlers().filter((handler) => handler instanceof RequestHandler) ?? [];
  const answer = await Promise.race([getResponse(handlers, request), aborted(request)]);
  if (!answer) return fetch(request);
  // No server answers at once: what waits for it is drawn before.
  await new Promise((done) => setTimeout(done, 0));
  if (answer.type === "error") throw new TypeError("Failed to fetch");
  return answer;
}
