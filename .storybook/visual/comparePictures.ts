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

/** Two steps. A hundred such pixels between a lighter and a darker one are the browser's rounding of an edge. */
const faint = 0.01;
const roundedPixels = 100;

/** Everywhere else a colour is exact: one step of 255 is a change, but for the corners of edges. */
const cornerPixels = 8;

/** Decodes an image in a format that sharp reads. */
export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes pixels for viewing, quickly rather than tightly. */
export const toPng = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();

const lightnessAt = (data: Buffer, at: number): number =>
  2 * (data[at] ?? 0) + 5 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0);

/** Whether a pixel lies between a lighter and a darker neighbour: part of an edge, or of a gradient. */
function isBetween({ data, width, height }: Pixels, at: number): boolean {
  const own = lightnessAt(data, at);
  const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
  let lighter = false;
  let darker = false;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const other = lightnessAt(data, (row * width + column) * 4);
      lighter ||= other > own;
      darker ||= other < own;
    }
  }
  return lighter && darker;
}

const colourAt = ({ data }: Pixels, at: number): number => data.readUInt32LE(at);

/**
 * Counts pixels of another colour, however near, on areas, in lines and in the strokes of letters: all but edges. Only colours that
 * most of their pixels have lost: the browser blends a translucent layer tile by tile, some of them a step off.
 */
function recoloured(before: Pixels, now: Pixels): number {
  const lost = new Map<number, number>();
  for (let at = 0; at < before.data.length; at += 4) {
    const colour = colourAt(before, at);
    const same = colour === colourAt(now, at);
    if (!same && !isBetween(before, at) && !isBetween(now, at)) lost.set(colour, (lost.get(colour) ?? 0) + 1);
  }
  const kept = new Map<number, number>();
  for (let at = 0; at < before.data.length && lost.size > 0; at += 4) {
    const colour = colourAt(before, at);
    if (lost.has(colour) && colour === colourAt(now, at)) kept.set(colour, (kept.get(colour) ?? 0) + 1);
  }
  return [...lost].reduce((sum, [colour, count]) => (count > (kept.get(colour) ?? 0) ? sum + count : sum), 0);
}

/**
 * Compares two pictures.
 * @param briefly only detects a difference: does not count all of it
 * @returns how they differ, or null if they look the same
 */
export function comparePictures(before: Pixels, now: Pixels, briefly = false): string | null {
  const { width, height } = before;
  if (width !== now.width || height !== now.height) {
    return `${width} × ${height} px before, ${now.width} × ${now.height} px now`;
  }
  if (before.data.equals(now.data)) return null;
  const count = (threshold: number) =>
    pixelmatch(before.data, now.data, undefined, width, height, { threshold, includeAA: true });
  const clearly = count(plain);
  if (briefly && clearly > 0) return `${clearly} pixels differ clearly`;
  const faintly = count(faint);
  const exactly = clearly > 0 ? 0 : recoloured(before, now);
  if (clearly === 0 && faintly <= roundedPixels && exactly <= cornerPixels) return null;
  return exactly > faintly
    ? `${exactly} pixels have another colour, by a step or two`
    : `${faintly} pixels differ, ${clearly} of them clearly`;
}
