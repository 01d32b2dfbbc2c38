import { hash } from "node:crypto";

/**
 * Returns the entity tag of a response. It is weak: it covers the compressed and the plain response.
 * @param totalCount value of the header of a counted response
 */
export function tagOf(body: Uint8Array, totalCount: number | null): string {
  const digest = hash("sha256", body, "base64url").slice(0, 24);
  return `W/"${totalCount === null ? digest : `${digest}.${totalCount}`}"`;
}

/** Returns whether If-None-Match contains a tag, by weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => given.trim() === "*" || opaque(given) === opaque(tag));
}
