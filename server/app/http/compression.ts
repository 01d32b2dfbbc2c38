import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { acceptedEncoding } from "./acceptedEncoding.ts";

const pack = promisify(gzip);
const smallest = 1024;
/** A page of pictures shrinks to a tenth at any level; higher ones take three times as long for 10 % less. */
const level = 3;

/**
 * Returns the body in the coding that the caller accepts, with its headers. Compresses in one piece off the main thread: as a
 * stream, a long response would take longer to compress than to make.
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
