import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { systemColors } from "../../theme/forcedColors.ts";

const { color, border } = vars;

export const scene = style({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  background: color.inverse,
  touchAction: "none",
  userSelect: "none",
  cursor: "move",
  ":focus-visible": {
    outline: `calc(${border.thick} * 2) solid ${color.focus}`,
    outlineOffset: `calc(${border.thick} * -2)`,
    boxShadow: `inset 0 0 0 calc(${border.thick} * 3) ${color.focusHalo}`,
  },
});

export const drawing = recipe({
  base: { position: "absolute", inset: 0, width: "100%", height: "100%" },
  variants: {
    /** Wall and floor go on to the edges of the window. */
    fills: { true: { overflow: "visible" } },
  },
});

const drawn = { forcedColorAdjust: "none" as const };
export const wall = style({ fill: color.canvas, ...drawn });
export const floor = style({ fill: color.sunken, ...drawn });
export const skirting = style({ fill: color.surface, stroke: color.line, strokeWidth: "0.5" });
export const sofa = style({ fill: color.accentSoft, stroke: color.lineStrong, strokeWidth: "1", ...drawn });
export const foot = style({ fill: color.lineStrong });
export const measure = style({ fill: "none", stroke: color.inkMuted, strokeWidth: "1" });
export const words = style({
  fill: color.ink,
  fontFamily: vars.font.text,
  fontVariantNumeric: "tabular-nums",
});
export const shadow = style({ fill: color.scrim, opacity: 0.5 });
export const paper = style({
  fill: color.paper,
  "@media": { [media.forcedColors]: { stroke: systemColors.ink, vectorEffect: "non-scaling-stroke" } },
});
