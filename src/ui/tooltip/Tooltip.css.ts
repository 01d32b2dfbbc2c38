import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { border, color, motion, space, type } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  zIndex: vars.layer.tooltip,
  maxWidth: "min(20rem, 92vw)",
  paddingInline: space.sm,
  paddingBlock: space.xs,
  // Visible in forced-colors mode only, which drops backgrounds.
  border: `${border.hairline} solid transparent`,
  borderRadius: vars.radius.sm,
  background: color.inverse,
  color: color.onInverse,
  boxShadow: vars.shadow.raised,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  textWrap: "pretty",
  animation: `${appear} ${motion.fast} ${motion.easing}`,
});

/** The arrow towards the control; hidden in forced colors, which drop its background. */
export const arrow = style({
  fill: color.inverse,
  "@media": { [media.forcedColors]: { display: "none" } },
});
