import { hash } from "node:crypto";
import type { Context as HonoContext } from "hono";

/**
 * Sets the caching headers of a response that is the same for everyone, and returns whether the caller has it already. The ETag
 * is weak: it covers the compressed and the plain response.
 * @param totalCount value of the header of a counted response
 */
export function isKnownToCaller(c: HonoContext, body: Uint8Array, totalCount: number | null): boolean {
  const digest = hash("sha256", body, "base64url").slice(0, 24);
  const tag = `W/"${totalCount === null ? digest : `${digest}.${totalCount}`}"`;
  c.header("etag", tag);
  c.header("cache-control", "no-cache");
  c.header("vary", "Accept-Encoding");
  return namesTag(c.req.header("if-none-match") ?? "", tag);
}

/** Returns whether If-None-Match contains a tag, by weak comparison (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => given.trim() === "*" || opaque(given) === opaque(tag));
}
