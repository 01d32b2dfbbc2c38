import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors } from "../theme/forcedColors.ts";

const { color, space, size } = vars;

/** Covers its picture, of three by two, and adds no height. */
export const place = style({
  position: "relative",
  aspectRatio: "3 / 2",
  marginBlockStart: "calc(-100% / 1.5)",
  pointerEvents: "none",
});

/** Sized as a touch target, smaller on a small picture, which has other controls. Only the disc inside is drawn. */
export const button = style({
  position: "absolute",
  bottom: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.raised,
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: `min(${size.target}, 50%)`,
  cursor: "pointer",
  pointerEvents: "auto",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const disc = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    width: `calc(${size.icon} + ${space.sm})`,
    height: `calc(${size.icon} + ${space.sm})`,
    border: `${vars.border.thick} solid ${color.focusHalo}`,
    borderRadius: vars.radius.full,
    boxShadow: vars.shadow.raised,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      [`${button}:focus-visible &`]: {
        outline: `calc(${vars.border.thick} * 1.5) solid ${color.focus}`,
        outlineOffset: vars.border.hairline,
      },
    },
  },
  variants: {
    pressed: {
      true: { background: color.accent, color: color.onAccent, "@media": filledInForcedColors },
      false: {
        background: color.surface,
        color: color.ink,
        "@media": { [media.hover]: { selectors: { [`${button}:hover &`]: { background: color.sunken } } } },
      },
    },
  },
});
