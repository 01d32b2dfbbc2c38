import { captureDate } from "./captureDate.ts";
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
