import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

export const textLink = recipe({
  base: {
    textDecorationLine: "underline",
    textDecorationThickness: vars.border.hairline,
    textUnderlineOffset: "0.22em",
    borderRadius: vars.radius.sm,
    transition: `text-decoration-thickness ${vars.motion.fast} ${vars.motion.easing}`,
    "@media": { [media.hover]: { ":hover": { textDecorationThickness: vars.border.thick } } },
  },
  variants: {
    tone: {
      ink: { color: vars.color.ink },
      accent: { color: vars.color.accentInk, fontWeight: vars.weight.medium },
      inherit: { color: "inherit" },
    },
    /** A standalone link gets the theme's touch target; an inline one keeps its line height. */
    standalone: {
      true: {
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space.xs,
        minHeight: vars.size.target,
      },
    },
  },
});
