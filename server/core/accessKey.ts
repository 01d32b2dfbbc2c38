import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The key of a link: 43 characters that cannot be guessed. */
export function newAccessKey(): string {
  return randomBytes(32).toString("base64url");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a key that was given opens what `kept` closes; the answer takes as long whatever is given, and where there is none. */
export function verifyAccessKey(given: string, kept: string | null | undefined): boolean {
  const same = timingSafeEqual(digest(given), digest(kept ?? ""));
  return same && typeof kept === "string" && kept !== "";
}
