import { deriveBrand, fillOf, hoverOf, isDarkGround, movedUntil, textOn } from "./brand.ts";
import type { ThemeValues } from "./contract.css.ts";
import { contrastOf, type PairKind } from "./contrast.ts";
import { toHex, toOklch } from "./oklch.ts";

/** What a theme's author chooses, each as `#rrggbb`; all other colours follow. */
export interface ThemeSeeds {
  canvas: string;
  ink: string;
  /** The way forward. */
  brand: string;
  ticked: string;
  promo: string;
  warning: string;
  critical: string;
}

/** Returns a colour between two, of the first one's hue: 0 is the first, 1 as light and vivid as the second. */
function between(one: string, other: string, share: number): string {
  const [from, to] = [toOklch(one), toOklch(other)];
  return toHex({ l: from.l + (to.l - from.l) * share, c: from.c + (to.c - from.c) * share, h: from.h });
}

/**
 * Returns a whole theme: its colours derived from a few, moved as little as the promised contrast requires, and all other values
 * from another theme.
 * @param base whose space, type and sizes it takes
 * @param promised contrast of text and graphics, such as `promises.boutique`
 */
export function deriveTheme(
  base: ThemeValues,
  seeds: ThemeSeeds,
  promised: Record<PairKind, number>,
): ThemeValues {
  const { canvas } = seeds;
  const isDark = isDarkGround(canvas);
  const readable = (color: string, on: readonly string[], minimum = promised.text) =>
    movedUntil(toOklch(color), isDark ? 0.005 : -0.005, (hex) =>
      on.every((ground) => contrastOf(hex, ground) >= minimum),
    );
  const soft = (color: string) => {
    const { c, h } = toOklch(color);
    return toHex({ l: toOklch(canvas).l + (isDark ? 0.1 : -0.04), c: c * 0.25, h });
  };
  const pages = [canvas, between(canvas, isDark ? seeds.ink : "#ffffff", isDark ? 0.05 : 0.7)];
  const sunken = between(canvas, seeds.ink, isDark ? 0.1 : 0.06);
  const grounds = [...pages, sunken, ...[seeds.brand, seeds.ticked, seeds.warning, seeds.critical].map(soft)];
  const [surface = canvas] = pages.slice(1);
  const ink = readable(seeds.ink, grounds);
  const inkMuted = readable(between(seeds.ink, canvas, 0.3), grounds);
  const inverse = isDark ? toHex({ ...toOklch(canvas), l: Math.min(0.13, toOklch(canvas).l) }) : seeds.ink;
  const onStrong = isDark ? inverse : "#ffffff";
  const [ticked, warning, critical] = [seeds.ticked, seeds.warning, seeds.critical].map((color) =>
    readable(color, [...pages, sunken, soft(color)]),
  ) as [string, string, string];
  const promo = fillOf(toOklch(seeds.promo), promised.text);
  const own = { canvas, surface, sunken, ink, inkMuted, accentSoft: soft(seeds.brand) };
  return {
    ...base,
    color: {
      ...own,
      ...deriveBrand(seeds.brand, own, promised),
      inverse,
      scrim: base.color.scrim,
      inkDisabled: inkMuted,
      onInverse: isDark ? ink : canvas,
      onInverseMuted: isDark ? ink : canvas,
      line: between(canvas, ink, 0.15),
      lineStrong: readable(between(canvas, ink, 0.5), [...pages, sunken], promised.graphic),
      ticked,
      onTicked: onStrong,
      tickedSoft: soft(seeds.ticked),
      promo,
      onPromo: textOn(promo),
      warning,
      warningSoft: soft(seeds.warning),
      critical,
      criticalHover: hoverOf(critical, onStrong),
      onCritical: onStrong,
      criticalSoft: soft(seeds.critical),
      paper: base.color.paper,
      focus: ink,
      focusHalo: canvas,
    },
  };
}
