import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { acceptedEncoding } from "./acceptedEncoding.ts";

const pack = promisify(gzip);
const smallest = 1024;
/** A page of pictures packs to a tenth at any level; higher ones cost three times the time for a tenth less. */
const level = 3;

/**
 * The body as the caller takes it, and the headers that say so. In one piece, outside the main thread: as a stream, a
 * long answer would cost more to pack than to make.
 */
export async function packed(
  c: HonoContext,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  c.header("vary", "Accept-Encoding");
  if (body.length < smallest || acceptedEncoding(c, ["gzip"]) === null) return body;
  c.header("content-encoding", "gzip");
  return (await pack(body, { level })) as Uint8Array<ArrayBuffer>;
}
