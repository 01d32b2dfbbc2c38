import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

const square = (side: string) => ({ width: side, height: side });

export const icon = recipe({
  base: { flexShrink: 0, display: "block" },
  variants: {
    size: {
      small: square(vars.size.iconSmall),
      medium: square(vars.size.icon),
      large: square(vars.size.iconLarge),
    },
  },
});

export const stroke = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.75",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
