import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";

const pack = promisify(gzip);
const smallest = 1024;
/** A page of pictures packs to a tenth at any level; higher ones cost three times the time for a tenth less. */
const level = 3;

const acceptsGzip = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?:1(?:\.0*)?|0?\.\d*[1-9]\d*))?\s*(?:,|$)/i;

/**
 * The body as the caller takes it, and the headers that say so. In one piece, outside the main thread: as a stream, a
 * long answer would cost more to pack than to make.
 */
export async function packed(
  c: HonoContext,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  c.header("vary", "Accept-Encoding");
  if (body.length < smallest || !acceptsGzip.test(c.req.header("accept-encoding") ?? "")) return body;
  c.header("content-encoding", "gzip");
  return (await pack(body, { level })) as Uint8Array<ArrayBuffer>;
}
