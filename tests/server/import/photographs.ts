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
  width?: number;
  height?: number;
}

/** Returns a real JPEG with EXIF, in a colour that depends on the seed. */
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

/** Writes a JPEG, creating its parent folders. */
export async function writePhotograph(path: string, photograph: Photograph = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await jpeg(photograph));
}
