import sharp, { type OverlayOptions } from "sharp";
import { textPath } from "./textPath.ts";

/** The tile as drawn for a picture whose long side is 1350 px; two words, the second half a step lower. */
const tile = { width: 520, height: 330, longSide: 1350 };

const word = textPath("DOSSARD", { size: 46, weight: 800, letterSpacing: 5 });

function wordAt(x: number, y: number): string {
  const place = `translate(${x} ${y}) rotate(-24) translate(${-word.width / 2} ${word.capHeight / 2})`;
  // A light face with a dark rim is readable on a white sky and on a dark horse; both are thin enough to see through.
  return `<g transform="${place}"><path d="${word.d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4" stroke-linejoin="round"/><path d="${word.d}" fill="#fff" fill-opacity=".34"/></g>`;
}

const drawing = [-1, 0, 1]
  .flatMap((row) => [-1, 0, 1].map((column) => [column * tile.width, row * tile.height] as const))
  .map(
    ([x, y]) =>
      wordAt(x + tile.width * 0.25, y + tile.height * 0.25) +
      wordAt(x + tile.width * 0.75, y + tile.height * 0.75),
  )
  .join("");

const tiles = new Map<string, Promise<Buffer>>();

/**
 * Returns the visible watermark of a preview of `width` x `height` pixels, repeated over all of it (design.md, "protection").
 * Its size follows the picture's long side.
 */
export async function watermarkFor(width: number, height: number): Promise<OverlayOptions> {
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
