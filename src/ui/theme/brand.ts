import type { ThemeValues } from "./contract.css.ts";
import { contrastOf, type PairKind, promises } from "./contrast.ts";
import { type Oklch, toHex, toOklch } from "./oklch.ts";
import type { ThemeName } from "./themeNames.ts";
import { themeValues } from "./values.ts";

type Colors = ThemeValues["color"];
type Promised = Record<PairKind, number>;

/** The roles that follow a brand's colour. */
export type BrandColors = Pick<
  Colors,
  "accent" | "accentHover" | "onAccent" | "accentSoft" | "accentInk" | "accentEdge"
>;

/** The colours that a brand's own must be told from. */
export type Grounds = Pick<Colors, "canvas" | "surface" | "sunken" | "ink" | "inkMuted" | "accentSoft">;

const worst = (color: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrastOf(color, other)));

/** Returns the colour, its lightness moved in steps as far as needed, and no further than black or white. */
export function movedUntil(color: Oklch, step: number, isEnough: (hex: string) => boolean): string {
  for (let { l } = color; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...color, l });
    if (isEnough(hex)) return hex;
  }
  return step > 0 ? "#ffffff" : "#000000";
}

const white = "#ffffff";
const black = "#14120e";

/** Whether white stands out from a ground more than black. */
export const isDarkGround = (ground: string) => contrastOf(ground, white) > contrastOf(ground, "#000000");
export const textOn = (ground: string) =>
  contrastOf(ground, white) >= contrastOf(ground, black) ? white : black;

/** Returns the lightness nearest to the colour's own at which black or white text is readable. */
export function fillOf(color: Oklch, text: number): string {
  for (let away = 0; away < 1; away += 0.005) {
    for (const l of [color.l - away, color.l + away]) {
      const hex = toHex({ ...color, l });
      if (contrastOf(hex, textOn(hex)) >= text) return hex;
    }
  }
  return black;
}

const hoverStep = 0.05;

/** Under the pointer the fill moves away from its text, so that the contrast only grows; near white or black, where it has room. */
export function hoverOf(accent: string, onAccent: string): string {
  const color = toOklch(accent);
  const darkens = isDarkGround(onAccent) ? color.l > 0.95 : color.l > 0.2;
  return toHex({ ...color, l: darkens ? color.l - hoverStep : Math.max(0.25, color.l + hoverStep) });
}

/**
 * Derives the accent and its companions from one brand colour, as near to it as the promised contrast allows.
 * @param brand `#rrggbb`
 * @param grounds of the theme; its `accentSoft` says how light the brand's own is
 * @param promised contrast of text and graphics
 */
export function deriveBrand(brand: string, grounds: Grounds, { text, graphic }: Promised): BrandColors {
  const color = toOklch(brand);
  const isDark = isDarkGround(grounds.canvas);
  const pages = [grounds.canvas, grounds.surface];
  const soft = toOklch(grounds.accentSoft);
  const accentSoft = movedUntil(
    { ...color, l: soft.l, c: Math.min(color.c, soft.c * 1.5) },
    isDark ? -0.005 : 0.005,
    (hex) => worst(hex, [grounds.ink, grounds.inkMuted]) >= text,
  );
  const accentInk = movedUntil(
    color,
    isDark ? 0.005 : -0.005,
    (hex) => worst(hex, [...pages, grounds.sunken, accentSoft]) >= text,
  );
  // A dark colour is lightened on a dark page. On paper a light one keeps its own and gets an edge: darkened, yellow turns brown.
  // In sunlight, an edge is not enough.
  const seen = isDark || graphic > 3 ? graphic : 1;
  const visible = movedUntil(color, isDark ? 0.005 : -0.005, (hex) => worst(hex, pages) >= seen);
  const accent = fillOf(toOklch(visible), text);
  const onAccent = textOn(accent);
  return {
    accent,
    accentHover: hoverOf(accent, onAccent),
    onAccent,
    accentSoft,
    accentInk,
    accentEdge: worst(accent, pages) >= graphic ? "transparent" : accentInk,
  };
}

/** As `deriveBrand`, for one of our themes. */
export const brandColors = (brand: string, theme: ThemeName): BrandColors =>
  deriveBrand(brand, themeValues[theme].color, promises[theme]);
