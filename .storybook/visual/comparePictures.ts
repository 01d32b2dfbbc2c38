import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How far a pixel may drift, of 1, before it is a change (pixelmatch's default): some twenty steps of 255 on an edge. */
const plain = 0.1;

/** Two steps. A slightly different colour shows on a whole surface; a handful of such pixels are the browser's rounding of an edge. */
const faint = 0.01;
const roundedPixels = 100;

/** Decodes an image in a format that sharp reads. */
export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes pixels for viewing. */
export const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

export interface Difference {
  reason: string;
  /** Undefined if the two sizes differ. */
  diff?: Pixels;
}

/**
 * Compares two pictures.
 * @param briefly only detects a difference: does not draw it or count all of it
 * @returns null if they look the same
 */
export function comparePictures(before: Pixels, now: Pixels, briefly = false): Difference | null {
  const { width, height } = before;
  if (width !== now.width || height !== now.height) {
    return { reason: `${width} × ${height} px before, ${now.width} × ${now.height} px now` };
  }
  if (before.data.equals(now.data)) return null;
  const data = Buffer.alloc(before.data.length);
  const count = (threshold: number) => pixelmatch(before.data, now.data, data, width, height, { threshold });
  const clearly = count(plain);
  if (briefly && clearly > 0) return { reason: `${clearly} pixels differ clearly` };
  const faintly = count(faint);
  if (clearly === 0 && faintly <= roundedPixels) return null;
  return { reason: `${faintly} pixels differ, ${clearly} of them clearly`, diff: { data, width, height } };
}
