import { type ImageInput, openImage } from "./decoder.ts";
import { refusingBadPixels } from "./imageError.ts";
import { readExif } from "./readExif.ts";

export interface PhotoFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** EXIF orientation of the file as stored, 1 to 8. */
  orientation: number;
  /** Time of capture by the camera's clock, `YYYY-MM-DDTHH:mm:ss` without zone; null if unknown. */
  takenAtWallTime: string | null;
  /** The clock's UTC offset if the camera recorded it, `+02:00` or `Z`. */
  offset: string | null;
  byteSize: number;
  copyright: string | null;
  artist: string | null;
}

/**
 * exif-reader returns the wall time as a UTC date, and rolls invalid dates over (`0000:00:00` becomes 1899, 31 February becomes
 * 3 March): the file must contain the same digits, between 1970 and 2100 (specification, section 5).
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

/**
 * Returns what import stores of a photograph, from its header alone. The date is DateTimeOriginal only: DateTime is the last
 * edit, and a scan's date is no capture. Throws ImageError for an unusable picture.
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
