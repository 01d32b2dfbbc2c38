import { createHmac } from "node:crypto";

/**
 * Returns the signature of what is sent: HMAC-SHA256 over `timestamp.body`, in hexadecimal after `v1=`.
 * @param timestamp seconds since 1970
 */
export function signWebhook(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
