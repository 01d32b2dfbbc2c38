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
  // Seen in forced colours alone, where grounds are gone.
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

/** The corner that points at the control; without a ground of its own in forced colours, so left out there. */
export const arrow = style({
  fill: color.inverse,
  "@media": { [media.forcedColors]: { display: "none" } },
});
