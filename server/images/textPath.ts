import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

const require = createRequire(import.meta.url);

/** Weights for text in pictures: Instrument Sans for lines, Bricolage Grotesque for 800. */
export const textWeights = [400, 600, 700, 800] as const;
export type TextWeight = (typeof textWeights)[number];

const fonts = new Map<TextWeight, Font>();

function fontOf(weight: TextWeight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const family = weight === 800 ? "bricolage-grotesque" : "instrument-sans";
  const opened = openSync(
    require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
  );
  if (!("layout" in opened)) throw new Error(`${family} is a collection`);
  fonts.set(weight, opened);
  return opened;
}

export interface TextPath {
  /** SVG path data; the origin is the left end of the baseline. */
  d: string;
  /** Advance of the whole line, in the unit of `size`. */
  width: number;
  /** Height of a capital, in the unit of `size`. */
  capHeight: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns one line of text as outlines, because SVG text depends on the machine's fonts. `size` is the em in user units;
 * `letterSpacing` is added after each glyph. Only the latin subset is drawn.
 */
export function textPath(
  text: string,
  { size, weight, letterSpacing = 0 }: { size: number; weight: TextWeight; letterSpacing?: number },
): TextPath {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  let d = "";
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const left = x + (position?.xOffset ?? 0) * scale;
    for (const { command, args } of glyph.path.commands) {
      d += { moveTo: "M", lineTo: "L", quadraticCurveTo: "Q", bezierCurveTo: "C", closePath: "Z" }[command];
      d += args.map((value, i) => round(i % 2 === 0 ? left + value * scale : -value * scale)).join(" ");
    }
    x += (position?.xAdvance ?? 0) * scale + letterSpacing;
  });
  return { d, width: x - letterSpacing, capHeight: font.capHeight * scale };
}
