import { createHash } from "node:crypto";

/**
 * Returns a uuid derived from what the row is, in the form of version 4, which every uuid check accepts. The same thing has the
 * same uuid in each run, so a run finds what a killed one left.
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
