import { hash } from "node:crypto";
import type { Context as HonoContext } from "hono";

/**
 * Sets what lets an answer that is the same for all be kept and asked for again, and tells whether the caller has it
 * already. The tag is a weak one: compressed or not, it is the same answer.
 * @param totalCount what the header of a counted answer says
 */
export function isKnownToCaller(c: HonoContext, body: Uint8Array, totalCount: number | null): boolean {
  const digest = hash("sha256", body, "base64url").slice(0, 24);
  const tag = `W/"${totalCount === null ? digest : `${digest}.${totalCount}`}"`;
  c.header("etag", tag);
  c.header("cache-control", "no-cache");
  c.header("vary", "Accept-Encoding");
  return namesTag(c.req.header("if-none-match") ?? "", tag);
}

/** Whether If-None-Match names a tag: compared weakly (RFC 9110, section 13.1.2). */
export function namesTag(ifNoneMatch: string, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((given) => given.trim() === "*" || opaque(given) === opaque(tag));
}
