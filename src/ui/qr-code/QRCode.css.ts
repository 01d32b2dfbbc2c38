import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { scanned } from "../theme/scanned.ts";

export const figure = recipe({
  base: {
    display: "grid",
    justifyItems: "center",
    gap: vars.space.xs,
    maxWidth: "100%",
    textAlign: "center",
  },
  variants: {
    size: {
      small: { width: "8rem" },
      medium: { width: "12rem" },
      large: { width: "18rem" },
    },
  },
});

export const square = style({
  width: "100%",
  height: "auto",
  // White even on a darker page and in forced colors: a camera needs black on white.
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: scanned.paper,
});

/** Crisp squares: smoothed grey edges are harder to scan. */
export const modules = style({ fill: scanned.ink, shapeRendering: "crispEdges" });
