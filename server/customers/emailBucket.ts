import { createHash } from "node:crypto";

/** A bucket of attempts on one account. The address is hashed: what is typed as an address is at times a password. */
export function emailBucket(action: string, email: string): string {
  return `${action} account ${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
}
