import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const square = (side: string) => ({ width: side, height: side });
const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = recipe({
  base: {
    display: "block",
    flexShrink: 0,
    border: `${vars.border.thick} solid currentColor`,
    borderTopColor: "transparent",
    borderRadius: vars.radius.full,
    animation: `${turn} 800ms linear infinite`,
    "@media": {
      // A motionless ring looks broken: dots say "waiting" without motion.
      [media.reducedMotion]: { animation: "none", borderTopColor: "currentColor", borderStyle: "dotted" },
    },
  },
  variants: {
    size: {
      small: square(vars.size.iconSmall),
      medium: square(vars.size.icon),
      large: square(vars.size.iconLarge),
    },
  },
});
