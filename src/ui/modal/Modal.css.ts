import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { asksRoom } from "../theme/room.ts";
import { windowWidth } from "../theme/windowWidth.ts";

const { color, space, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const upTo = (maxWidth: string) => ({ "@media": { [windowWidth.tablet]: { maxWidth } } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  background: color.scrim,
  animation: `${fade} ${motion.fast} ${motion.easing}`,
});

/** Positions the dialog; ignores pointer events, so that a press outside reaches Radix and closes it. */
export const stage = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  display: "grid",
  placeItems: "end stretch",
  pointerEvents: "none",
  "@media": { [windowWidth.tablet]: { placeItems: "center", padding: space.lg } },
});

export const content = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    width: "100%",
    minWidth: 0,
    maxWidth: "100%",
    maxHeight: "94dvh",
    pointerEvents: "auto",
    background: color.surface,
    // Visible in forced-colors mode only, which drops backgrounds and shadows.
    border: `${vars.border.hairline} solid transparent`,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    boxShadow: vars.shadow.overlay,
    animation: `${rise} ${motion.base} ${motion.easing}`,
    ":focus-visible": { outline: "none", boxShadow: vars.shadow.overlay },
    "@media": {
      [windowWidth.tablet]: { borderRadius: vars.radius.lg, maxHeight: `calc(100dvh - 2 * ${space.lg})` },
      // Title and buttons would leave no room for the content: everything scrolls.
      [media.shallow]: { display: "block", overflowY: "auto", overscrollBehavior: "contain" },
    },
  },
  variants: {
    size: {
      small: upTo(vars.size.dialogSmall),
      medium: upTo(vars.size.dialogMedium),
      large: upTo(vars.size.dialogLarge),
    },
  },
});

export const header = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space.sm,
  paddingInlineStart: space.lg,
  paddingInlineEnd: space.sm,
  paddingTop: space.sm,
  paddingBottom: space.xs,
});

/** As tall as the close button, so that a one-line title is aligned with it. */
export const title = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minWidth: 0,
  minHeight: vars.size.target,
  paddingBlock: space.xxs,
});

export const body = style({
  ...asksRoom,
  flexGrow: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: space.lg,
  paddingTop: space.xs,
  paddingBottom: space.lg,
  // Inset focus ring: outside, the dialog's edges would clip it.
  ":focus-visible": { outlineOffset: `calc(-1 * ${vars.border.thick})`, boxShadow: "none" },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space.xs,
  paddingInline: space.lg,
  paddingTop: space.md,
  paddingBottom: `calc(${space.md} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `${vars.border.hairline} solid ${color.line}`,
  "@media": { [windowWidth.phoneOnly]: { flexDirection: "column-reverse", alignItems: "stretch" } },
});

// Radix's own scroll lock writes a style element, which the content security policy blocks.
globalStyle("html:has([data-dossard-dialog])", { overflow: "hidden" });
