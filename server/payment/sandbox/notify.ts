import type { Logger } from "pino";
import type { Sealed } from "../axepta/message.ts";

/** Milliseconds before each retry: the provider's eight, over minutes instead of its 21 hours. */
export const notifyDelays = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000];
const answerWithinMs = 5_000;

async function post(url: string, answer: Sealed): Promise<number> {
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded; charset=iso-8859-1" },
    body: `Len=${answer.Len}&Data=${answer.Data}`,
    signal: AbortSignal.timeout(answerWithinMs),
  });
  await response.body?.cancel();
  return response.status;
}

/**
 * Sends the bank's notification once and waits for it. While the shop answers 404 or 500, or is unreachable, retries in the
 * background, as the provider does.
 */
export async function notifyShop(
  url: string,
  answer: Sealed,
  { log, delays = notifyDelays }: { log: Logger; delays?: readonly number[] },
): Promise<void> {
  const status = await post(url, answer).catch((error: unknown) => error);
  if (typeof status === "number" && status !== 404 && status < 500) return;
  const [delay, ...later] = delays;
  if (delay === undefined) {
    log.error({ url, status }, "sandbox bank: the shop never took the notification");
    return;
  }
  log.warn({ url, status, delay }, "sandbox bank: notification not taken, it comes again");
  setTimeout(() => void notifyShop(url, answer, { log, delays: later }), delay).unref();
}
