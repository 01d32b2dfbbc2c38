import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { border, color, space, type } = vars;

/** Above the picture's corner; the pointer stays on the picture. */
export const note = style({
  position: "absolute",
  bottom: `calc(${type.caption.line} + 2 * ${space.xxs})`,
  insetInlineStart: space.xxs,
  maxWidth: `calc(100% - 2 * ${space.xxs})`,
  paddingInline: space.xxs,
  // Visible in forced-colors mode only, which drops backgrounds.
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  background: color.inverse,
  color: color.onInverse,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  pointerEvents: "none",
});
