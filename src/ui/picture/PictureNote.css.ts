import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { border, color, space, type } = vars;

/** As wide as the picture, on its lower edge; the pointer stays on the picture. */
export const edge = style({
  position: "fixed",
  zIndex: vars.layer.tooltip,
  display: "flex",
  padding: space.xxs,
  pointerEvents: "none",
});

export const note = style({
  paddingInline: space.xxs,
  // Visible in forced-colors mode only, which drops backgrounds.
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  background: color.inverse,
  color: color.onInverse,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});
