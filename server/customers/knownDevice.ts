import { createHmac, randomBytes } from "node:crypto";
import { verifyAccessKey } from "../core/accessKey.ts";

const signature = (secret: string, customerId: number, nonce: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["known device", customerId, nonce]))
    .digest("base64url");

/** Signs proof of an earlier sign-in: it grants no access, only a separate rate limit (OWASP, "device cookies"). */
export function signDevice(secret: string, customerId: number): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signature(secret, customerId, nonce)}`;
}

/** Returns the id of a browser that has signed in to this account; null for any other. */
export function readDevice(secret: string, customerId: number, cookie: string | null): string | null {
  const [nonce, given] = (cookie ?? "").split(".");
  if (!nonce || !given || !verifyAccessKey(given, signature(secret, customerId, nonce))) return null;
  return nonce;
}
