import { boutique } from "./boutique.ts";
import type { ThemeValues } from "./contract.css.ts";

/** The main site in the dark: the same paper, ink and turf by lamplight. Only colours and shadows differ. */
export const dark = {
  ...boutique,
  color: {
    canvas: "#171510",
    surface: "#211e18",
    sunken: "#2e2a22",
    inverse: "#0b0a08",
    scrim: "rgb(8 7 5 / 66%)",
    ink: "#f5f0e5",
    inkMuted: "#bfb7a6",
    inkDisabled: "#aaa190",
    onInverse: "#faf6ee",
    onInverseMuted: "#c9c2b2",
    line: "#3b362c",
    lineStrong: "#948b79",
    accent: "#5cc08a",
    accentHover: "#7dd3a4",
    onAccent: "#08170e",
    accentSoft: "#1b3325",
    accentInk: "#5cc08a",
    accentEdge: "transparent",
    ticked: "#8fb0ff",
    onTicked: "#0b1732",
    tickedSoft: "#202b47",
    promo: "#ffd94a",
    onPromo: "#1d1b16",
    warning: "#f2bb5e",
    warningSoft: "#3b2e14",
    critical: "#ff9484",
    criticalHover: "#ffb0a4",
    onCritical: "#2a0805",
    criticalSoft: "#45221c",
    paper: "#fffdf9",
    focus: "#faf6ee",
    focusHalo: "#171510",
  },
  shadow: {
    none: "none",
    // A light edge: a shadow alone does not show on a dark ground.
    raised: "0 0 0 1px rgb(245 240 229 / 14%), 0 6px 16px -6px rgb(0 0 0 / 60%)",
    overlay: "0 0 0 1px rgb(245 240 229 / 18%), 0 24px 64px -12px rgb(0 0 0 / 80%)",
  },
} as const satisfies ThemeValues;
