/** How often a call is sent again that a gateway refused or that got lost on the way. */
const again = 2;
const firstPauseMs = 300;
/** For one sending, its answer's last byte included. */
const longestMs = 20_000;
const passing = [408, 502, 503, 504];

export interface Reply {
  status: number;
  headers: Headers;
  /** The body as JSON; undefined where it is none. */
  body: unknown;
}

/**
 * Sends a request until it has its reply. Whoever calls makes repeating harmless: an idempotency key makes a repeated
 * POST or PUT the same call. Throws what `fetch` throws where no reply came, or the signal's own reason.
 */
export async function send(
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  signal: AbortSignal | undefined,
): Promise<Reply> {
  for (let sent = 1; ; sent += 1) {
    try {
      const reply = await sendOnce(url, request, signal);
      if (sent > again || !passing.includes(reply.status)) return reply;
    } catch (thrown) {
      signal?.throwIfAborted();
      if (sent > again || isTimeout(thrown)) throw thrown;
    }
    await pause(firstPauseMs * 2 ** (sent - 1));
    signal?.throwIfAborted();
  }
}

/** Waited for long enough: another twenty seconds would not be borne. */
const isTimeout = (thrown: unknown) => thrown instanceof DOMException && thrown.name === "TimeoutError";

async function sendOnce(url: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Reply> {
  const timeout = AbortSignal.timeout(longestMs);
  const response = await fetch(url, {
    ...request,
    credentials: "include",
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { status: response.status, headers: response.headers, body: parse(await response.text()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
