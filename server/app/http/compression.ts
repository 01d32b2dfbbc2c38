import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { acceptedEncoding } from "./acceptedEncoding.ts";

const pack = promisify(gzip);
const smallest = 1024;
/** A page of pictures shrinks to a tenth at any level; higher ones take three times as long for 10 % less. */
const level = 3;

/** Returns a body in a coding that the caller accepts, with its headers. @param gzipped returns it compressed, null if not worth it */
export async function packed(
  c: HonoContext,
  body: Uint8Array<ArrayBuffer>,
  gzipped: () => Promise<Uint8Array<ArrayBuffer> | null> = () => gzipOf(body),
): Promise<Uint8Array<ArrayBuffer>> {
  c.header("vary", "Accept-Encoding");
  if (acceptedEncoding(c, ["gzip"]) === null) return body;
  const short = await gzipped();
  if (!short) return body;
  c.header("content-encoding", "gzip");
  return short;
}

/** Compresses in one piece off the main thread: as a stream, a long response would take longer to compress than to make. */
export async function gzipOf(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  return body.length < smallest ? null : ((await pack(body, { level })) as Uint8Array<ArrayBuffer>);
}
