import { contrastOf } from "../../../src/ui/theme/contrast.ts";

/** Red, green and blue from 0 to 255, opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const known = new Map<string, Color>();

function read(color: string): Color {
  const plain = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
  if (plain) return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
  // Any other notation, as oklch() or color-mix(), is drawn.
  if (!canvas) throw new Error("no canvas");
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** @param color as a browser computes it */
export function colorOf(color: string): Color {
  const found = known.get(color) ?? read(color);
  known.set(color, found);
  return found;
}

export function over([r, g, b, alpha]: Color, [r2, g2, b2]: Color): Color {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
}

const text = ([r, g, b]: Color) => `rgb(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)})`;

/** Contrast of a colour on an opaque ground, 1 to 21. */
export const contrast = (top: Color, ground: Color) => contrastOf(text(over(top, ground)), text(ground));

/** @returns hue in degrees and saturation from 0 to 1 */
export function hueOf(color: string): { hue: number; saturation: number } {
  const [r, g, b] = colorOf(color);
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: spread / most };
}

export const white: Color = [255, 255, 255, 1];

/** @returns the colour behind the content of an element, or null if it is a picture or gradient */
export function groundOf(element: Element): Color | null {
  const layers: Color[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== "none") return null;
    const color = colorOf(style.backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reduceRight<Color>((below, layer) => over(layer, below), white);
}
