import { createHash } from "node:crypto";

/**
 * A uuid made from what the row is, of version 4's form, which every check of uuids accepts: the same thing has the same
 * uuid in each run, so that what a killed run left is found again.
 */
export function deterministicUuid(...what: (string | number)[]): string {
  const digest = createHash("sha256")
    .update(`dossard/${what.join("/")}`)
    .digest("hex");
  const variant = "89ab"[Number.parseInt(digest[16] ?? "0", 16) % 4];
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-");
}
