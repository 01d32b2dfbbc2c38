import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

export const base = style({
  textDecorationLine: "underline",
  textDecorationThickness: vars.border.hairline,
  textUnderlineOffset: "0.22em",
  borderRadius: vars.radius.sm,
  transition: `text-decoration-thickness ${vars.motion.fast} ${vars.motion.easing}`,
  "@media": { [media.hover]: { ":hover": { textDecorationThickness: vars.border.thick } } },
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  accent: { color: vars.color.accent, fontWeight: vars.weight.medium },
  inherit: { color: "inherit" },
});

/** A link that stands alone gets the theme's touch target; one in a sentence keeps its line. */
export const standalone = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minHeight: vars.size.target,
});
