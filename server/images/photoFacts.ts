import exifReader from "exif-reader";
import { type ImageInput, openImage } from "./decoder.ts";
import { refusingBadPixels } from "./imageError.ts";

export interface PhotoFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** EXIF orientation of the file as stored, 1 to 8. */
  orientation: number;
  /** When the shutter was released by the camera's clock, `YYYY-MM-DDTHH:mm:ss` without zone; null if unknown. */
  takenAtWallTime: string | null;
  /** The clock's distance to UTC where the camera wrote it, `+02:00` or `Z`. */
  offset: string | null;
  byteSize: number;
  copyright: string | null;
  artist: string | null;
}

/**
 * exif-reader gives the wall time as a UTC date, and rolls nonsense over (`0000:00:00` becomes 1899, a 31st of
 * February the 3rd of March): the digits must stand in the file as they are, between 1970 and 2100
 * (specification, section 5).
 */
function wallTimeOf(value: unknown, exif: Buffer): string | null {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null;
  const wallTime = value.toISOString().slice(0, 19);
  const year = value.getUTCFullYear();
  if (year < 1970 || year > 2100) return null;
  const [date = "", time = ""] = wallTime.split("T");
  const written = new RegExp(`${date.replaceAll("-", "[:/.-]")}[ T]${time}`);
  return written.test(exif.toString("latin1")) ? wallTime : null;
}

function offsetOf(value: unknown): string | null {
  const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  return /^(Z|[+-](0\d|1[0-4]):[0-5]\d)$/.test(text) ? text : null;
}

function lineOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const line = value.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return line === "" ? null : line.slice(0, 200);
}

function readExif(exif: Buffer | null) {
  if (!exif) return null;
  try {
    return exifReader(exif);
  } catch {
    // A picture with a damaged EXIF block is still a picture: it is kept without date.
    return null;
  }
}

/**
 * What import keeps of a photograph, read from its header alone. The date is DateTimeOriginal only: DateTime is
 * the last edit, and a scan's date is no capture. Throws ImageError where the file is no usable picture.
 */
export async function readPhotoFacts(input: ImageInput): Promise<PhotoFacts> {
  const { width, height, orientation, byteSize, exif } = await refusingBadPixels(() => openImage(input));
  const tags = readExif(exif);
  const takenAtWallTime = exif ? wallTimeOf(tags?.Photo?.DateTimeOriginal, exif) : null;
  return {
    width,
    height,
    orientation,
    takenAtWallTime,
    offset: takenAtWallTime === null ? null : offsetOf(tags?.Photo?.OffsetTimeOriginal),
    byteSize,
    copyright: lineOf(tags?.Image?.Copyright),
    artist: lineOf(tags?.Image?.Artist),
  };
}
