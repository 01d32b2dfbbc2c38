import { createHash } from "node:crypto";

/** Returns the rate-limit bucket of one account. The address is hashed because people sometimes type a password there. */
export function emailBucket(action: string, email: string): string {
  return `${action} account ${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
}
