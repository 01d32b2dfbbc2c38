import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How far a pixel may drift, of 1: about two steps of 255 in one channel. Whatever is further away is a change. */
const threshold = 0.01;

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As small as it gets without loss, half of a PNG: a repository keeps it for ever. */
export function toWebp({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();
}

export interface Difference {
  reason: string;
  /** Undefined where the two are not of one size. */
  diff?: Pixels;
}

/**
 * What separates two pictures.
 * @returns null where they are the same to the eye
 */
export function comparePictures(expected: Pixels, actual: Pixels): Difference | null {
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return { reason: `${width} × ${height} px before, ${actual.width} × ${actual.height} px now` };
  }
  if (expected.data.equals(actual.data)) return null;
  const data = Buffer.alloc(expected.data.length);
  const changed = pixelmatch(expected.data, actual.data, data, width, height, { threshold });
  return changed ? { reason: `${changed} pixels differ`, diff: { data, width, height } } : null;
}
