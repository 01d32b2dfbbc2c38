import type { ColorRole } from "./contract.css.ts";
import type { ThemeName } from "./themeNames.ts";

/** Kinds of foreground: text, or graphics such as icons, borders and rings, for which WCAG requires less. */
export const pairKinds = ["text", "graphic"] as const;
export type PairKind = (typeof pairKinds)[number];

export interface ColorPair {
  ground: ColorRole;
  on: ColorRole;
  kind: PairKind;
}

const words = (ground: ColorRole, ...roles: ColorRole[]): ColorPair[] =>
  roles.map((on) => ({ ground, on, kind: "text" }));
const drawn = (ground: ColorRole, ...roles: ColorRole[]): ColorPair[] =>
  roles.map((on) => ({ ground, on, kind: "graphic" }));

/**
 * Every foreground and background pair in use. `line` is in none: it is purely decorative, and visible borders use
 * `lineStrong`. Nor is the focus ring on the accent: of its two tones, one stands out on any colour.
 */
export const colorPairs: readonly ColorPair[] = [
  ...words("canvas", "ink", "inkMuted", "accentInk", "ticked", "warning", "critical"),
  ...words("surface", "ink", "inkMuted", "accentInk", "ticked", "warning", "critical"),
  ...words("sunken", "ink", "inkMuted", "inkDisabled", "accentInk", "critical"),
  ...words("inverse", "onInverse", "onInverseMuted"),
  ...words("accent", "onAccent"),
  ...words("accentHover", "onAccent"),
  ...words("accentSoft", "ink", "inkMuted", "accentInk"),
  ...words("ticked", "onTicked"),
  ...words("tickedSoft", "ink", "inkMuted", "ticked"),
  ...words("promo", "onPromo"),
  ...words("warningSoft", "ink", "warning"),
  ...words("critical", "onCritical"),
  ...words("criticalHover", "onCritical"),
  ...words("criticalSoft", "ink", "critical"),
  ...drawn("canvas", "lineStrong", "focus", "accentInk"),
  ...drawn("surface", "lineStrong", "focus", "accentInk", "ticked", "critical"),
  ...drawn("sunken", "lineStrong", "focus", "accentInk"),
  ...drawn("ticked", "focusHalo"),
  ...drawn("inverse", "onInverse"),
  ...drawn("focus", "focusHalo"),
];

/** Minimum contrast of each theme: WCAG AA on the main site, AAA at the stand, for sunlight. */
export const promises: Record<ThemeName, Record<PairKind, number>> = {
  boutique: { text: 4.5, graphic: 3 },
  dark: { text: 4.5, graphic: 3 },
  stand: { text: 7, graphic: 7 },
};

/** WCAG 2.2's relative luminance of an sRGB colour, channels 0 to 255. */
export function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  const pairs = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (pairs) return pairs.slice(1).map((pair) => Number.parseInt(pair, 16));
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  if (channels) return channels.slice(1).map(Number);
  throw new Error(`Neither #rrggbb nor an opaque rgb(): ${color}`);
}

/**
 * WCAG 2.2's contrast of two opaque colours, 1 to 21, rounded down to hundredths: 4.499 fails 4.5.
 * @param one `#rrggbb`, or `rgb(r, g, b)` as a browser computes it
 * @throws if a colour has neither form
 */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => luminance(channelsOf(color)))
    .sort((a, b) => b - a);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}
