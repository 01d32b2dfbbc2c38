import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { WebhookMessage } from "./announce.ts";
import { lookupPublic } from "./publicAddress.ts";
import { hostOf, readWebhookUrl } from "./readWebhookUrl.ts";
import { signWebhook } from "./signWebhook.ts";

/** How long a receiver may take, in milliseconds. */
const webhookTimeout = 10_000;

/**
 * Posts a message, signed, to a webhook and returns once it has accepted it. Follows no redirect and reads no answer but its
 * status. Throws for anything but 2xx, beyond the timeout, and for a private address unless `mayBePrivate`.
 * @param now milliseconds since 1970, of the signature
 */
export function postWebhook(
  { url, secret }: { url: string; secret: string },
  message: WebhookMessage,
  { mayBePrivate, now, signal }: { mayBePrivate: boolean; now: number; signal: AbortSignal },
): Promise<void> {
  const target = readWebhookUrl(url, mayBePrivate);
  const body = JSON.stringify(message);
  const timestamp = Math.floor(now / 1000);
  const request = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostOf(target),
        port: target.port || undefined,
        path: `${target.pathname}${target.search}`,
        method: "POST",
        // A connection each: none is kept open to a stranger.
        agent: false,
        signal: AbortSignal.any([signal, AbortSignal.timeout(webhookTimeout)]),
        ...(mayBePrivate ? {} : { lookup: lookupPublic }),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Dossard",
          "dossard-timestamp": String(timestamp),
          "dossard-signature": signWebhook(secret, timestamp, body),
        },
      },
      (answered) => {
        const status = answered.statusCode ?? 0;
        answered.destroy();
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`${target.host} answered ${status}`));
      },
    );
    sent.once("error", (error) =>
      reject(error.name === "AbortError" ? new Error(`${target.host} did not answer in time`) : error),
    );
    sent.end(body);
  });
}
