import { createHash } from "node:crypto";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How far a pixel may drift, of 1, before it is a change (pixelmatch's own default): some twenty steps of 255 on an edge. Whatever is further away is a change, be it one pixel. */
const plain = 0.1;

/** Two steps. A colour that is a little off shows on a whole surface; a handful of such pixels are a browser's rounding of an edge. */
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
 * A baseline as small as it gets without loss, half of a PNG: a repository keeps it for ever. It bears the hash of the
 * browser's own file, by which the same picture is known again without decoding either.
 */
export async function toBaseline(screenshot: Buffer): Promise<Buffer> {
  const seal = { IFD0: { ImageDescription: sealOf(screenshot) } };
  return sharp(screenshot).removeAlpha().webp({ lossless: true }).withExif(seal).toBuffer();
}

/** Whether a baseline was made of this very file. False says nothing: another browser writes other bytes of the same pixels. */
export const isSealedBy = (screenshot: Buffer, baseline: Buffer): boolean =>
  baseline.includes(sealOf(screenshot));

/** Pixels that no browser has taken, to be looked at. */
export const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

export interface Difference {
  reason: string;
  /** Undefined where the two are not of one size. */
  diff?: Pixels;
}

/**
 * What separates two pictures, each of a format that sharp reads.
 * @param briefly whether it is enough to know that they differ: what differs is then not drawn, nor counted to the end
 * @returns null where they are the same to the eye
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
