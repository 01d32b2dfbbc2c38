import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors, systemColors } from "../theme/forcedColors.ts";
import { unseen } from "../theme/hidden.ts";
import { bare } from "../theme/list.ts";

const { color, motion, size, space, type } = vars;
/** Below it the place in words stands in for the row of numbers; above the second one, arrows have words. */
const compact = "(max-width: 37.99em)";
const wordless = "(max-width: 59.99em)";

export const whole = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xxs,
  minWidth: 0,
  "@container": { [compact]: { justifyContent: "space-between" } },
});

export const list = style({
  ...bare,
  display: "flex",
  gap: space.xxs,
  "@container": { [compact]: { display: "none" } },
});

export const target = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minWidth: size.target,
    minHeight: size.target,
    paddingInline: space.xs,
    borderRadius: vars.radius.md,
    color: color.ink,
    fontSize: type.body.size,
    lineHeight: type.body.line,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: "tabular-nums",
    textDecoration: "none",
    transition: `background-color ${motion.fast} ${motion.easing}`,
  },
  variants: {
    current: {
      true: { background: color.ink, color: color.canvas, "@media": filledInForcedColors },
    },
    out: {
      false: { cursor: "pointer" },
      true: {
        color: color.inkDisabled,
        cursor: "not-allowed",
        "@media": { [media.forcedColors]: { color: systemColors.disabled } },
      },
    },
  },
  compoundVariants: [
    {
      variants: { current: false, out: false },
      style: { "@media": { [media.hover]: { ":hover": { background: color.sunken } } } },
    },
  ],
});

export const gap = style({
  display: "grid",
  placeItems: "center",
  width: size.target,
  minHeight: size.target,
  color: color.inkMuted,
});

/** Next to an arrow. */
export const words = style({
  maxWidth: "11em",
  textWrap: "balance",
  "@container": { [wordless]: unseen },
});

export const position = style({
  minWidth: 0,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  textWrap: "balance",
  "@container": { "(min-width: 38em)": unseen },
});
