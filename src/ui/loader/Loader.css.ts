import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  display: "block",
  flexShrink: 0,
  border: `${vars.border.thick} solid currentColor`,
  borderTopColor: "transparent",
  borderRadius: vars.radius.full,
  animation: `${turn} 800ms linear infinite`,
  "@media": {
    // A ring that stands still looks like a fault: dots say "waiting" without moving.
    [media.reducedMotion]: { animation: "none", borderTopColor: "currentColor", borderStyle: "dotted" },
  },
});

export const sizes = styleVariants(
  { small: vars.size.iconSmall, medium: vars.size.icon, large: vars.size.iconLarge },
  (side) => ({ width: side, height: side }),
);
