import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const content = style({
  zIndex: vars.layer.tooltip,
  maxWidth: "min(20rem, 92vw)",
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  border: "1px solid transparent",
  borderRadius: vars.radius.sm,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}`,
});
