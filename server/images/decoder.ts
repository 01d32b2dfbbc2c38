import { open, readFile } from "node:fs/promises";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { ImageError } from "./imageError.ts";

// One thread per picture and two pictures at a time keep a stand's two cores busy and memory near 220 MB; libvips' operation
// cache would hold only results that are never reused.
sharp.concurrency(1);
sharp.cache(false);

/** Limits the process's heavy picture jobs. */
export const withDecoder = createSemaphore(2);

/** Pixels: more than any camera's file (151 megapixels), less than a decompression bomb. */
export const pixelLimit = 180_000_000;
/** Maximum size of an original, in bytes. */
export const byteLimit = 150 * 1024 * 1024;

const options: SharpOptions = { limitInputPixels: pixelLimit, failOn: "error", autoOrient: true };

export type ImageInput = Buffer | string;
export type ImageFormat = "jpeg" | "png" | "webp";

const ascii = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

function formatOf(head: Buffer): ImageFormat | "unsupported" | null {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (ascii(head, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp";
  const start = ascii(head, 0, 4);
  const known =
    start.startsWith("GIF8") ||
    start.startsWith("BM") ||
    start === "II*\0" ||
    start === "MM\0*" ||
    start === "8BPS" ||
    ascii(head, 4, 8) === "ftyp" ||
    ascii(head, 0, 15) === "FUJIFILMCCD-RAW" ||
    /^\s*(<\?xml[^>]*>\s*)?(<!--.*-->\s*)?<svg[\s>]/is.test(ascii(head, 0, head.length));
  return known ? "unsupported" : null;
}

async function headAndSize(input: ImageInput): Promise<{ head: Buffer; byteSize: number }> {
  if (typeof input !== "string") return { head: input.subarray(0, 512), byteSize: input.length };
  await using file = await open(input, "r");
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  return { head: buffer.subarray(0, bytesRead), byteSize: size };
}

export interface OpenedImage {
  image: Sharp;
  byteSize: number;
  /** Pixels, orientation applied. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 if missing or out of range. */
  orientation: number;
  exif: Buffer | null;
}

/**
 * Opens an original (bytes, or the path of a file) and reads its header without decoding. Detects the format from the bytes,
 * never from the name, so untrusted data reaches no other decoder of libvips (SVG, PDF, …). Throws ImageError.
 */
export async function openImage(input: ImageInput): Promise<OpenedImage> {
  const { head, byteSize } = await headAndSize(input);
  if (byteSize === 0) throw new ImageError("empty", "the file is empty");
  const format = formatOf(head);
  if (format === null) throw new ImageError("notAnImage", "the content is no picture");
  if (format === "unsupported") throw new ImageError("unsupported", "only JPEG, PNG and WebP are read");
  if (byteSize > byteLimit) throw new ImageError("tooLarge", `the file has ${byteSize} bytes`);
  const image = sharp(typeof input === "string" ? await readFile(input) : input, options);
  const metadata = await image.metadata();
  if (metadata.width * metadata.height > pixelLimit)
    throw new ImageError("tooLarge", `the picture has ${metadata.width} x ${metadata.height} pixels`);
  const orientation = metadata.orientation ?? 1;
  return {
    image,
    byteSize,
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    exif: metadata.exif ?? null,
  };
}

/**
 * Lets at most `limit` tasks run at a time; the others wait in order of arrival.
 * A failed task frees its place like any other.
 */
function createSemaphore(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The slot passes directly to the next in line, so a newcomer cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
