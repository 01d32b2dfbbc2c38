import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { border, color, motion, radius, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const anchor = style({ display: "inline-flex", minWidth: 0, maxWidth: "100%" });

/** In the top layer: above everything, clipped by nothing. */
export const panel = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  // Whatever its place: otherwise it would get narrower towards the window's edge.
  width: "max-content",
  maxWidth: `min(${vars.size.dialogSmall}, calc(100vw - 2 * ${space.xs}))`,
  maxHeight: `calc(100dvh - 2 * ${space.xs})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space.md,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${fade} ${motion.fast} ${motion.easing}`,
});
