import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns an unguessable key for a link, of 43 characters. */
export function newAccessKey(): string {
  return randomBytes(32).toString("base64url");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Returns whether a key matches `kept`; takes the same time for any key, and without `kept`. */
export function verifyAccessKey(given: string, kept: string | null | undefined): boolean {
  const same = timingSafeEqual(digest(given), digest(kept ?? ""));
  return same && typeof kept === "string" && kept !== "";
}
