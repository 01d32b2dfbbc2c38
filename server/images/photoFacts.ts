import { type ImageInput, openImage, readExif } from "./decoder.ts";
import { refusingBadPixels } from "./imageError.ts";

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
  camera: Camera;
}

/** As a camera names itself; empty where it does not. */
export interface Camera {
  make: string;
  model: string;
  serial: string;
}

function lineOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const line = value.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return line === "" ? null : line.slice(0, 200);
}

/** Returns what import stores of a photograph, from its header alone. Throws ImageError for an unusable picture. */
export async function readPhotoFacts(input: ImageInput): Promise<PhotoFacts> {
  const opened = await refusingBadPixels(() => openImage(input));
  const { width, height, orientation, byteSize } = opened;
  const tags = readExif(opened.exif);
  const date = captureDate({ ...opened, tags });
  return {
    ...{ width, height, orientation, byteSize },
    takenAtWallTime: date?.wallTime ?? null,
    offset: date?.offset ?? null,
    copyright: lineOf(tags?.Image?.Copyright),
    artist: lineOf(tags?.Image?.Artist),
    camera: {
      make: lineOf(tags?.Image?.Make) ?? "",
      model: lineOf(tags?.Image?.Model) ?? "",
      serial: lineOf(tags?.Photo?.BodySerialNumber) ?? lineOf(tags?.Image?.CameraSerialNumber) ?? "",
    },
  };
}

interface CaptureDate {
  /** By the camera's clock, `YYYY-MM-DDTHH:mm:ss` without zone. */
  wallTime: string;
  /** The clock's UTC offset if it is recorded, `+02:00` or `Z`. */
  offset: string | null;
}

interface Metadata {
  exif: Buffer | null;
  tags: ReturnType<typeof readExif>;
  xmp: Buffer | null;
  iptc: Buffer | null;
}

/**
 * Returns when a photograph was taken: EXIF's DateTimeOriginal, else DateTimeDigitized, else what an editor kept of them in XMP
 * or IPTC; null if unknown. DateTime is the last edit and does not count.
 */
function captureDate({ exif, tags, xmp, iptc }: Metadata): CaptureDate | null {
  return (
    (exif && fromExif(exif, tags?.Photo?.DateTimeOriginal, tags?.Photo?.OffsetTimeOriginal)) ??
    (exif && fromExif(exif, tags?.Photo?.DateTimeDigitized, tags?.Photo?.OffsetTimeDigitized)) ??
    (xmp && fromXmp(xmp.toString("utf8"))) ??
    (iptc && fromIptc(iptc))
  );
}

/**
 * exif-reader returns the wall time as a UTC date, and rolls invalid dates over (`0000:00:00` becomes 1899, 31 February becomes
 * 3 March): the file must contain the same digits.
 */
function fromExif(exif: Buffer, value: unknown, offset: unknown): CaptureDate | null {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null;
  const wallTime = value.toISOString().slice(0, 19);
  const [date = "", time = ""] = wallTime.split("T");
  const isWritten = [":", "/", ".", "-"].some((mark) =>
    [" ", "T"].some((gap) => exif.includes(`${date.replaceAll("-", mark)}${gap}${time}`)),
  );
  return isWritten ? checked(wallTime, offset) : null;
}

const xmpDates = ["exif:DateTimeOriginal", "xmp:CreateDate", "photoshop:DateCreated"];

/** A property is an attribute or an element; a date without a time says too little. */
function fromXmp(xmp: string): CaptureDate | null {
  for (const name of xmpDates) {
    const moment = "(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2})(:\\d{2})?(?:\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})?";
    const found = new RegExp(`${name}(?:\\s*=\\s*["']|\\s*>\\s*)${moment}`).exec(xmp);
    const date = found && checked(`${found[1]}${found[2] ?? ":00"}`, found[3]);
    if (date) return date;
  }
  return null;
}

/** IPTC's data sets 2:55 DateCreated (`20260501`) and 2:60 TimeCreated (`103205+0200`). */
function fromIptc(iptc: Buffer): CaptureDate | null {
  const date = /^(\d{4})(\d\d)(\d\d)$/.exec(dataSet(iptc, 55));
  const time = /^(\d\d)(\d\d)(\d\d)(?:([+-]\d\d)(\d\d))?$/.exec(dataSet(iptc, 60));
  if (!date || !time) return null;
  const offset = time[4] === undefined ? null : `${time[4]}:${time[5]}`;
  return checked(`${date.slice(1, 4).join("-")}T${time.slice(1, 4).join(":")}`, offset);
}

/** Returns the text of a data set of record 2; empty if it is missing. */
function dataSet(iptc: Buffer, number: number): string {
  const at = iptc.indexOf(Buffer.from([0x1c, 2, number, 0]));
  const length = iptc[at + 4] ?? 0;
  return at < 0 ? "" : iptc.toString("latin1", at + 5, at + 5 + length);
}

/** A date exists and lies between 1970 and 2100 (specification, section 5). */
function checked(wallTime: string, offset: unknown): CaptureDate | null {
  const instant = new Date(`${wallTime}Z`);
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(wallTime)) return null;
  const year = instant.getUTCFullYear();
  return year < 1970 || year > 2100 ? null : { wallTime, offset: offsetOf(offset) };
}

function offsetOf(value: unknown): string | null {
  const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  return /^(Z|[+-](0\d|1[0-4]):[0-5]\d)$/.test(text) ? text : null;
}
