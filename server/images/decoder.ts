import { open, readFile } from "node:fs/promises";
import exifReader from "exif-reader";
import sharp, { type Sharp, type SharpOptions } from "sharp";
import { pictureBytesMaximum } from "../../src/domain/shop/limits.ts";
import { isAdobeRgb, withAdobeRgbProfile } from "./adobeRgb.ts";
import { contentFormat, isOriginalFormat, isRawTiff, type OriginalFormat } from "./contentFormat.ts";
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
export const byteLimit = pictureBytesMaximum;

const options: SharpOptions = { limitInputPixels: pixelLimit, failOn: "error", autoOrient: true };

/** Libvips as sharp ships it reads AVIF, which shares its container, but not HEVC. */
const readsHeic = sharp.format.heif.input.fileSuffix?.includes(".heic") === true;

export type ImageInput = Buffer | string;
async function headAndSize(input: ImageInput): Promise<{ head: Buffer; byteSize: number }> {
  if (typeof input !== "string") return { head: input.subarray(0, 512), byteSize: input.length };
  await using file = await open(input, "r");
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  return { head: buffer.subarray(0, bytesRead), byteSize: size };
}

export interface OpenedImage {
  image: Sharp;
  format: OriginalFormat;
  /** More than 8 bits a channel. */
  isDeep: boolean;
  /** Brings it to sRGB of 8 bits; without metadata. */
  toSrgb: (image: Sharp) => Sharp;
  byteSize: number;
  /** Pixels, orientation applied. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 if missing or out of range. */
  orientation: number;
  exif: Buffer | null;
  xmp: Buffer | null;
  /** Of a JPEG: its Photoshop segment. */
  iptc: Buffer | null;
}

/**
 * Opens an original (bytes, or the path of a file) and reads its header without decoding. Detects the format from the bytes,
 * never from the name, so untrusted data reaches no other decoder of libvips (SVG, PDF, …). A camera's Adobe RGB gets
 * the profile that it lacks. An HEIC opens only where libvips decodes HEVC. Throws ImageError.
 */
export async function openImage(input: ImageInput): Promise<OpenedImage> {
  const { head, byteSize } = await headAndSize(input);
  if (byteSize === 0) throw new ImageError("empty", "le fichier est vide");
  const format = contentFormat(head);
  if (format === null) throw new ImageError("notAnImage", "ce n’est pas une image");
  if (!isOriginalFormat(format) || (format === "heic" && !readsHeic)) {
    throw new ImageError("unsupported", `le format ${format} n’est pas lu`);
  }
  if (byteSize > byteLimit) throw new ImageError("tooLarge", `le fichier fait ${byteSize} octets`);
  const bytes = typeof input === "string" ? await readFile(input) : input;
  if (format === "tiff" && isRawTiff(bytes))
    throw new ImageError("unsupported", "un fichier RAW n’est pas lu");
  const metadata = await sharp(bytes, options).metadata();
  if (metadata.width * metadata.height > pixelLimit)
    throw new ImageError("tooLarge", `l’image fait ${metadata.width} x ${metadata.height} pixels`);
  const orientation = metadata.orientation ?? 1;
  const isDeep = metadata.depth !== "uchar";
  const needsProfile = format === "jpeg" && !metadata.hasProfile && isAdobeRgb(readExif(metadata.exif));
  return {
    image: sharp(needsProfile ? withAdobeRgbProfile(bytes) : bytes, options),
    format,
    isDeep,
    // sharp works on deep pixels in Display P3, which an output profile alone takes them out of again; but without a profile of
    // their own it takes them for Display P3.
    toSrgb: (image) =>
      isDeep && metadata.hasProfile ? image.withIccProfile("srgb") : image.toColourspace("srgb"),
    byteSize,
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    // A TIFF is itself what the EXIF block of the others holds.
    exif: metadata.exif ?? (format === "tiff" ? bytes : null),
    xmp: metadata.xmp ?? null,
    iptc: metadata.iptc ?? null,
  };
}

/** Returns the tags of an EXIF block; null if there is none, or a damaged one. */
export function readExif(exif: Buffer | null | undefined) {
  if (!exif) return null;
  try {
    return exifReader(exif);
  } catch {
    return null;
  }
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
