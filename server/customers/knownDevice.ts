import { createHmac, randomBytes } from "node:crypto";
import { verifyAccessKey } from "../core/accessKey.ts";

const signature = (secret: string, customerId: number, nonce: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["known device", customerId, nonce]))
    .digest("base64url");

/** Proof that a browser has signed in to an account before: worth no sign-in, only attempts of its own (OWASP, "device cookies"). */
export function signDevice(secret: string, customerId: number): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${signature(secret, customerId, nonce)}`;
}

/** The name of a browser that has signed in to this account before; null for any other. */
export function readDevice(secret: string, customerId: number, cookie: string | null): string | null {
  const [nonce, given] = (cookie ?? "").split(".");
  if (!nonce || !given || !verifyAccessKey(given, signature(secret, customerId, nonce))) return null;
  return nonce;
}
