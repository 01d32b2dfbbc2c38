import type { Context as HonoContext } from "hono";
import type { ByteRange } from "../../files/segments.ts";

/**
 * Reads a Range header (RFC 9110, section 14.2).
 * @param length of the whole file, in bytes
 * @returns null for none, several, or one that cannot be read: the whole file is sent; « unsatisfiable » for one beyond the end
 */
export function readRange(header: string | undefined, length: number): ByteRange | null | "unsatisfiable" {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/[ \t]/g, "") ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from === "") {
    const suffix = Number(to);
    return suffix === 0 || length === 0
      ? "unsatisfiable"
      : { first: Math.max(length - suffix, 0), last: length - 1 };
  }
  const first = Number(from);
  const last = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < first) return null;
  return first < length ? { first, last } : "unsatisfiable";
}

/** A file of which a part can be sent. */
export interface ResumableFile {
  byteSize: number;
  /** Strong entity tag, with its quotes: equal for equal bytes only. */
  tag: string;
  stream: (range: ByteRange) => ReadableStream<Uint8Array>;
}

/** Sends a file or, if asked for and still the same file, a range of it. Expects its other headers to be set. */
export function sendResumable(c: HonoContext, { byteSize, tag, stream }: ResumableFile): Response {
  c.header("accept-ranges", "bytes");
  c.header("etag", tag);
  const ifRange = c.req.header("if-range")?.trim();
  const isSame = ifRange === undefined || ifRange === tag;
  const range = isSame ? readRange(c.req.header("range"), byteSize) : null;
  if (range === "unsatisfiable") {
    c.header("content-range", `bytes */${byteSize}`);
    c.header("content-disposition", undefined);
    return c.body(null, 416);
  }
  const { first, last } = range ?? { first: 0, last: byteSize - 1 };
  c.header("content-length", String(last - first + 1));
  if (range) c.header("content-range", `bytes ${first}-${last}/${byteSize}`);
  return c.body(stream({ first, last }), range ? 206 : 200);
}
