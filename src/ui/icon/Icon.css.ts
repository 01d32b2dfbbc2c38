import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const base = style({ flexShrink: 0, display: "block" });

export const sizes = styleVariants(
  { small: vars.size.iconSmall, medium: vars.size.icon, large: vars.size.iconLarge },
  (side) => ({ width: side, height: side }),
);

export const stroke = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.75",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
