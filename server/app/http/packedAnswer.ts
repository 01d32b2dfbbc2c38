import type { Context as HonoContext } from "hono";
import { namesTag, tagOf } from "./caching.ts";
import { type Compress, compressOnce, packed } from "./compression.ts";

/** A response that is ready to be sent, to everyone who may see it. */
export interface PackedAnswer {
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
  /** Weak: it covers the compressed and the plain response. */
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  inCoding: Compress;
}

/** @param totalCount of a counted response */
export function packAnswer(
  text: string,
  headers: Readonly<Record<string, string>>,
  totalCount: number | null = null,
  status: PackedAnswer["status"] = 200,
): PackedAnswer {
  const body = Buffer.from(text);
  return {
    status,
    headers: totalCount === null ? headers : { ...headers, "x-total-count": String(totalCount) },
    etag: tagOf(body, totalCount),
    body,
    inCoding: compressOnce(body),
  };
}

/** Sends a response in a coding that the caller accepts, or says that the caller has it already. */
export async function sendPacked(c: HonoContext, answer: PackedAnswer): Promise<Response> {
  const { status, headers, etag, body, inCoding } = answer;
  for (const name in headers) c.header(name, headers[name]);
  c.header("etag", etag);
  c.header("vary", "Accept-Encoding");
  if (status === 200 && namesTag(c.req.header("if-none-match") ?? "", etag)) return c.body(null, 304);
  c.status(status);
  return c.body(await packed(c, body, inCoding));
}
