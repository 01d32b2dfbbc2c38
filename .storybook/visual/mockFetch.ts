import type { RequestHandler } from "msw";

const { fetch, setTimeout } = window;

let handlers: readonly RequestHandler[] = [];

/** Loader of every story: its calls are answered by the handlers of its `msw` parameter, within the page. */
export function answerCalls({ parameters }: { parameters: { msw?: readonly RequestHandler[] } }) {
  handlers = parameters.msw ?? [];
}

const aborted = ({ signal }: Request) =>
  new Promise<never>((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener("abort", refuse, { once: true });
  });

/**
 * Like `window.fetch`, but calls that the story has a handler for never leave the page. Throws as `fetch` does. Needs no service
 * worker: a Storybook on plain http has none, and it would intercept every image and module too.
 */
export async function mockFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (handlers.length === 0) return fetch(input, init);
  const request = new Request(input, init);
  // Most components make no calls: their stories need not load it.
  const { getResponse } = await import("msw");
  const response = await Promise.race([getResponse([...handlers], request), aborted(request)]);
  if (!response) return fetch(request);
  // No server answers at once: loading states are drawn first.
  await new Promise((done) => setTimeout(done, 0));
  request.signal.throwIfAborted();
  if (response.type === "error") throw new TypeError("Failed to fetch");
  return response;
}
