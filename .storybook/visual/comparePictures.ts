import { createHash } from "node:crypto";
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

async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sealMark = "screenshot sha256 ";

const sealOf = (screenshot: Buffer): string =>
  sealMark + createHash("sha256").update(screenshot).digest("hex");

/**
 * Returns the smallest lossless baseline, half the size of a PNG: a repository keeps it for ever. It includes the hash of the
 * browser's own file, which identifies the same picture without decoding either.
 */
export async function toBaseline(screenshot: Buffer): Promise<Buffer> {
  const seal = { IFD0: { ImageDescription: sealOf(screenshot) } };
  return sharp(screenshot).removeAlpha().webp({ lossless: true }).withExif(seal).toBuffer();
}

/** Whether a baseline was made from exactly this file. False proves nothing: another browser writes other bytes for the same pixels. */
export const isSealedBy = (screenshot: Buffer, baseline: Buffer): boolean =>
  baseline.includes(sealOf(screenshot));

/** Encodes computed pixels, such as a diff, for viewing. */
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
 * Compares two pictures, each in a format that sharp reads.
 * @param briefly only detects a difference: does not draw it or count all of it
 * @returns null if they look the same
 */
export async function comparePictures(
  before: Buffer,
  now: Buffer,
  briefly = false,
): Promise<Difference | null> {
  if (before.equals(now) || isSealedBy(now, before)) return null;
  const [expected, actual] = await Promise.all([readPixels(before), readPixels(now)]);
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return { reason: `${width} × ${height} px before, ${actual.width} × ${actual.height} px now` };
  }
  if (expected.data.equals(actual.data)) return null;
  const data = Buffer.alloc(expected.data.length);
  const count = (threshold: number) =>
    pixelmatch(expected.data, actual.data, data, width, height, { threshold });
  const clearly = count(plain);
  if (briefly && clearly > 0) return { reason: `${clearly} pixels differ clearly` };
  const faintly = count(faint);
  if (clearly === 0 && faintly <= roundedPixels) return null;
  return { reason: `${faintly} pixels differ, ${clearly} of them clearly`, diff: { data, width, height } };
}
