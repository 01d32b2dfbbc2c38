import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";

const { color } = vars;

/** As large as the picture, which is shown whole. */
export const cropRoom = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  containerType: "size",
});
export const cropOf = style({ position: "relative" });

/** A short thick line on an edge: where a hand takes it. */
const grip = {
  content: "",
  position: "absolute" as const,
  inset: 0,
  margin: "auto",
  borderRadius: vars.radius.full,
  background: color.surface,
  boxShadow: vars.shadow.raised,
};
const thick = `calc(${vars.border.thick} * 3)`;
const beyond = `calc(${vars.border.thick} * -1.5)`;
const long = `min(${vars.size.target}, 50%)`;

export const crop = recipe({
  base: {
    position: "absolute",
    touchAction: "none",
    cursor: "move",
    ":focus-visible": {
      outline: `calc(${vars.border.thick} * 2) solid ${color.focus}`,
      outlineOffset: `calc(${vars.border.thick} * -2)`,
      boxShadow: `inset 0 0 0 calc(${vars.border.thick} * 3) ${color.focusHalo}`,
    },
    "::before": grip,
    "::after": grip,
    "@media": {
      [media.forcedColors]: {
        "::before": { forcedColorAdjust: "none", background: systemColors.ink },
        "::after": { forcedColorAdjust: "none", background: systemColors.ink },
      },
    },
  },
  variants: {
    along: {
      width: {
        "::before": { width: thick, height: long, insetInlineEnd: "auto", insetInlineStart: beyond },
        "::after": { width: thick, height: long, insetInlineStart: "auto", insetInlineEnd: beyond },
      },
      height: {
        "::before": { height: thick, width: long, bottom: "auto", top: beyond },
        "::after": { height: thick, width: long, top: "auto", bottom: beyond },
      },
    },
    /** Drags pan the picture. */
    zoomed: { true: { cursor: "inherit" } },
  },
});
