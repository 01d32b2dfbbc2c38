import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors } from "../theme/forcedColors.ts";

export const frame = style({ display: "grid", gap: vars.space.xxs });

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.md,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontVariantNumeric: "tabular-nums",
});

export const track = style({
  height: "0.5rem",
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.lineStrong}`,
  outline: `${vars.border.hairline} solid transparent`,
});

export const fill = style({
  height: "100%",
  width: "100%",
  background: vars.color.accentInk,
  transformOrigin: "left",
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  "@media": filledInForcedColors,
});
