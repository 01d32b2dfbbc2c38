import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

export interface Photograph {
  /** Makes the picture another one. */
  seed?: number;
  /** `2026:05:01 10:32:05`, as cameras write it. */
  takenAt?: string;
  /** `+02:00` */
  offset?: string;
  /** EXIF, 1 to 8. */
  orientation?: number;
  width?: number;
  height?: number;
}

/** A real JPEG with EXIF, in its own colour. */
export function jpeg({ seed = 0, takenAt, offset, orientation, width = 90, height = 60 }: Photograph = {}) {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 13) % 256 };
  const image = sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { Artist: "Anne Durand", ImageDescription: `photograph ${seed}` },
    IFD2: {
      ...(takenAt === undefined ? {} : { DateTimeOriginal: takenAt }),
      ...(offset === undefined ? {} : { OffsetTimeOriginal: offset }),
    },
  });
  const turned = orientation === undefined ? image : image.withMetadata({ orientation });
  return turned.jpeg().toBuffer();
}

/** Writes a JPEG, with the folders above it. */
export async function writePhotograph(path: string, photograph: Photograph = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await jpeg(photograph));
}
