import { createHash } from "node:crypto";

/**
 * The uuid of a demonstration's row, made from what the row is: links to it survive a new seeding. It has version 4's
 * form, which every check of uuids accepts.
 */
export function demoUuid(...what: (string | number)[]): string {
  const digest = createHash("sha256")
    .update(`dossard demonstration/${what.join("/")}`)
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
