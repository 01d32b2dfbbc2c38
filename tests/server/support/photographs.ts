import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

export interface Photograph {
  /** Varies the picture. */
  seed?: number;
  /** `2026:05:01 10:32:05`, in EXIF format. */
  takenAt?: string;
  /** `+02:00` */
  offset?: string;
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** EXIF Make (default: Canon), Model and BodySerialNumber. */
  camera?: { make?: string; model: string; serial?: string };
  width?: number;
  height?: number;
}

/** Returns a real JPEG with EXIF, in a colour that depends on the seed. */
export function jpeg({
  seed = 0,
  takenAt,
  offset,
  orientation,
  camera,
  width = 90,
  height = 60,
}: Photograph = {}) {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 13) % 256 };
  const image = sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: {
      Artist: "Anne Durand",
      ImageDescription: `photograph ${seed}`,
      ...(camera && { Make: camera.make ?? "Canon", Model: camera.model }),
    },
    IFD2: {
      ...(camera?.serial !== undefined && { BodySerialNumber: camera.serial }),
      ...(takenAt === undefined ? {} : { DateTimeOriginal: takenAt }),
      ...(offset === undefined ? {} : { OffsetTimeOriginal: offset }),
    },
  });
  const turned = orientation === undefined ? image : image.withMetadata({ orientation });
  return turned.jpeg().toBuffer();
}

/** A real HEIC: 64 x 64 pixels of one blue, HEVC, taken on 1 May 2026 at 10:32:05. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAAGQACAAAAAAG9AAEAAAAAAAAA2AAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAPltZGF0AAAAFSgBrxmA93yFN//0wsR5rXv6kFeLRwAAAABJSSoACAAAAAYAEgEDAAEAAAABAAAAGgEFAAEAAABWAAAAGwEFAAEAAABeAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAABmAAAAAAAAADhjAADoAwAAOGMAAOgDAAAHAACQBwAEAAAAMDIxMAOQAgAUAAAAwAAAAAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAQAAAAAOgBAABAAAAQAAAAAAAAAAyMDI2OjA1OjAxIDEwOjMyOjA1AA==",
  "base64",
);

/** Returns the beginning of a RAW file as cameras write it: a TIFF whose first image is a thumbnail. */
export function rawTiff(): Buffer {
  const bytes = Buffer.alloc(600);
  bytes.write("II*\0", "latin1");
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(1, 8);
  for (const [at, value] of [254, 4].entries()) bytes.writeUInt16LE(value, 10 + 2 * at);
  bytes.writeUInt32LE(1, 14);
  bytes.writeUInt32LE(1, 18);
  return bytes;
}

/** Writes a JPEG, creating its parent folders. */
export async function writePhotograph(path: string, photograph: Photograph = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await jpeg(photograph));
}
