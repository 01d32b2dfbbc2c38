import { style } from "@vanilla-extract/css";
import { vars } from "../../src/ui/theme/contract.css.ts";
import { filledInForcedColors } from "../../src/ui/theme/forcedColors.ts";

const { border, color, radius, size, space, weight } = vars;

export const swatch = style({
  height: space.xxl,
  marginBottom: space.xs,
  border: `${border.hairline} solid ${color.lineStrong}`,
  borderRadius: radius.md,
  // A colour sample keeps its colour.
  forcedColorAdjust: "none",
});

export const specimens = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.md });

export const toggle = style({
  minHeight: size.target,
  paddingInline: space.md,
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.accentInk,
  fontWeight: weight.strong,
});

export const filled = style({
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  border: `${border.hairline} solid transparent`,
  borderRadius: radius.full,
  background: color.accent,
  color: color.onAccent,
  "@media": { ...filledInForcedColors },
});
