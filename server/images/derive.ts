import sharp, { type OverlayOptions } from "sharp";
import { type ImageInput, openImage, withDecoder } from "./decoder.ts";
import { refusingBadPixels } from "./imageError.ts";
import { type TextPath, textPath } from "./textPath.ts";

/** Long sides of previews, in pixels: a closed list, so nobody can fill the disk. */
export const imageWidths = [400, 600, 1350] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const isImageWidth = (value: number): value is ImageWidth =>
  (imageWidths as readonly number[]).includes(value);

export interface DerivedImages {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** WebP, long side at most 1350 px. */
  view: Buffer;
  /** WebP, long side at most 600 px; without a watermark 720 px wide, for cards crop covers to their own width. */
  thumbnail: Buffer;
  /** WebP, long side at most 400 px. */
  small: Buffer;
  /** Mean colours of its upper, middle and lower third as `#rrggbb`: a tile's placeholder. */
  colours: string[];
}

/** RGB pixels of a decoded picture, upright and in sRGB. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

const openRaw = ({ data, width, height }: RawPicture) => sharp(data, { raw: { width, height, channels: 3 } });

// Effort 2: 30 % more pictures per second than the default for about 3 % more bytes.
const webp = { quality: 80, effort: 2 } as const;

/** Draws the watermark into the pixels. */
export async function watermarked(picture: RawPicture): Promise<RawPicture> {
  const data = await openRaw(picture)
    .composite([await watermarkFor(picture.width, picture.height)])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...picture, data };
}

/** Returns a WebP of at most `width` by `height` pixels, never enlarged, without metadata. */
export function encodeAt(picture: RawPicture, width: number, height = width): Promise<Buffer> {
  return openRaw(picture)
    .resize({ width, height, fit: "inside", withoutEnlargement: true })
    .webp(webp)
    .toBuffer();
}

/** Returns the mean colours of a picture's upper, middle and lower third as `#rrggbb`. */
export function coloursOf(picture: RawPicture): Promise<string[]> {
  const { width, height } = picture;
  return Promise.all(
    [0, 1, 2].map(async (third) => {
      const top = Math.floor((height * third) / 3);
      const tall = Math.max(1, Math.floor((height * (third + 1)) / 3) - top);
      const pixel = await openRaw(picture)
        .extract({ left: 0, top, width, height: tall })
        .resize(1, 1, { fit: "fill" })
        .raw()
        .toBuffer();
      return `#${pixel.toString("hex")}`;
    }),
  );
}

/**
 * Returns previews of an original (its bytes or its path): upright, in sRGB, watermarked unless `watermark` is false (covers,
 * adverts), without metadata, never enlarged. Decodes it once. At most two run at a time. Throws ImageError for an unusable
 * picture.
 */
export function deriveImages(
  input: ImageInput,
  { watermark = true }: { watermark?: boolean } = {},
): Promise<DerivedImages> {
  return withDecoder(() =>
    refusingBadPixels(async () => {
      const { image, width, height, toSrgb } = await openImage(input);
      const sized = image
        .resize({ width: 1350, height: 1350, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" });
      const { data, info } = await toSrgb(sized)
        .raw({ depth: "uchar" })
        .toBuffer({ resolveWithObject: true });
      const decoded = { data, width: info.width, height: info.height };
      const shown = watermark ? await watermarked(decoded) : decoded;
      return {
        width,
        height,
        view: await encodeAt(shown, 1350),
        thumbnail: watermark ? await encodeAt(shown, 600) : await encodeAt(shown, 720, 1350),
        small: await encodeAt(shown, 400),
        colours: await coloursOf(decoded),
      };
    }),
  );
}

/** The tile as drawn for a picture whose long side is 1350 px; two words, the second half a step lower. */
const tile = { width: 520, height: 330, longSide: 1350 };

const drawWord = (text: string, size: number) => textPath(text, { size, weight: 800, letterSpacing: 5 });
const ownWord = drawWord("DOSSARD", 46);

function wordAt(word: TextPath, x: number, y: number): string {
  const place = `translate(${x} ${y}) rotate(-24) translate(${-word.width / 2} ${word.capHeight / 2})`;
  // A light face with a dark rim is readable on a white sky and on a dark horse; both are thin enough to see through.
  return `<g transform="${place}"><path d="${word.d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4" stroke-linejoin="round"/><path d="${word.d}" fill="#fff" fill-opacity=".34"/></g>`;
}

const drawingOf = (word: TextPath) =>
  [-1, 0, 1]
    .flatMap((row) => [-1, 0, 1].map((column) => [column * tile.width, row * tile.height] as const))
    .map(
      ([x, y]) =>
        wordAt(word, x + tile.width * 0.25, y + tile.height * 0.25) +
        wordAt(word, x + tile.width * 0.75, y + tile.height * 0.75),
    )
    .join("");

const tiles = new Map<string, Promise<Buffer>>();
let drawing = drawingOf(ownWord);

/** Sets the text of this process's watermarks; a longer one is drawn smaller. Previews that exist keep theirs. */
export function setWatermark(text: string): void {
  const { width } = drawWord(text, 46);
  drawing = drawingOf(drawWord(text, 46 * Math.min(1, ownWord.width / width)));
  tiles.clear();
}

/**
 * Returns the visible watermark of a preview of `width` x `height` pixels, repeated over all of it (design.md, "protection").
 * Its size follows the picture's long side.
 */
async function watermarkFor(width: number, height: number): Promise<OverlayOptions> {
  const scale = Math.max(width, height) / tile.longSide;
  // An overlay must not exceed the picture: a very long picture gets a slice of the tile.
  const w = Math.max(1, Math.min(Math.round(tile.width * scale), width));
  const h = Math.max(1, Math.min(Math.round(tile.height * scale), height));
  const key = `${w}x${h}@${scale}`;
  let rendered = tiles.get(key);
  if (!rendered) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w / scale} ${h / scale}">${drawing}</svg>`;
    rendered = sharp(Buffer.from(svg)).png().toBuffer();
    if (tiles.size >= 32) tiles.clear();
    tiles.set(key, rendered);
  }
  return { input: await rendered, tile: true, gravity: "northwest" };
}
