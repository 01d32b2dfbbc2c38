import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

const onHover = (background: string) => ({
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled, [aria-disabled='true'])": { background } } },
  },
});

export const button = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    position: "relative",
    flexShrink: 0,
    width: vars.size.target,
    height: vars.size.target,
    borderRadius: vars.radius.md,
    cursor: "pointer",
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      "&:disabled, &[aria-disabled='true']": { color: color.inkDisabled, cursor: "not-allowed" },
    },
  },
  variants: {
    variant: {
      quiet: { color: color.ink, ...onHover(color.sunken) },
      outlined: {
        color: color.ink,
        background: color.surface,
        border: `${vars.border.hairline} solid ${color.lineStrong}`,
        ...onHover(color.sunken),
      },
      onPicture: {
        color: color.ink,
        background: color.surface,
        borderRadius: vars.radius.full,
        boxShadow: vars.shadow.raised,
        // Its shadow would replace the ring's halo, which is what shows on a dark ground.
        ":focus-visible": { boxShadow: `0 0 0 ${vars.border.thick} ${color.focusHalo}` },
        ...onHover(color.sunken),
      },
    },
  },
});

export const count = recipe({
  base: {
    position: "absolute",
    // On the drawing's shoulder, wherever the theme's target ends.
    bottom: `calc(50% + ${vars.size.icon} * 0.05)`,
    minWidth: "1.375rem",
    paddingInline: vars.space.xxs,
    border: `${vars.border.thick} solid ${color.canvas}`,
    borderRadius: vars.radius.full,
    background: color.accent,
    color: color.onAccent,
    fontSize: "0.75rem",
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    lineHeight: "1.125rem",
    textAlign: "center",
  },
  variants: {
    isWide: {
      false: { insetInlineStart: `calc(50% + ${vars.size.icon} * 0.15)` },
      // Three digits would reach the next button's drawing.
      true: { insetInlineEnd: `calc(-1 * ${vars.space.xxs})` },
    },
  },
});
