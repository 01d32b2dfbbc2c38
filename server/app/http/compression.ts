import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { acceptedEncoding } from "./acceptedEncoding.ts";

type Bytes = Uint8Array<ArrayBuffer>;
type Coding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = 1024;
const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants;

/**
 * Compresses in one piece off the main thread: as a stream, a long response would take longer to compress than to make. Of an
 * event's page the next quality of brotli saves no more, and a higher level of gzip 10 % for three times the time.
 */
const compress: Record<Coding, (body: Bytes) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [quality]: 5, [size]: body.length } }),
  gzip: (body) => zip(body, { level: 3 }),
};

/** Returns a body in a coding; null if it is too short to be worth it. */
export type Compress = (coding: Coding) => Promise<Bytes | null>;

/** Compresses a body once in each coding, when it is first asked for. */
export function compressOnce(body: Bytes): Compress {
  const done: Partial<Record<Coding, Promise<Bytes>>> = {};
  return async (coding) => {
    if (body.length < smallest) return null;
    done[coding] ??= compress[coding](body) as Promise<Bytes>;
    return done[coding];
  };
}

/** Returns a body in a coding that the caller accepts, with its headers. */
export async function packed(c: HonoContext, body: Bytes, inCoding = compressOnce(body)): Promise<Bytes> {
  c.header("vary", "Accept-Encoding");
  const coding = acceptedEncoding(c, ["br", "gzip"]);
  const short = coding && (await inCoding(coding));
  if (!short) return body;
  c.header("content-encoding", coding);
  return short;
}
