import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";

const { border, color, motion, size, space } = vars;

export const whole = style({ display: "grid", gap: space.md, minWidth: 0 });

/** Scrolls sideways if its tabs do not fit. */
export const list = style({
  display: "flex",
  gap: space.xxs,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  // Room for a focus ring, which scrolling would cut off.
  padding: space.xxs,
  margin: `calc(-1 * ${space.xxs})`,
  boxShadow: `inset 0 calc(-1 * ${space.xxs} - ${border.hairline}) 0 calc(-1 * ${space.xxs}) ${color.line}`,
  scrollbarWidth: "none",
});

export const tab = style({
  flexShrink: 0,
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.sm,
  borderBottom: `${border.thick} solid transparent`,
  color: color.inkMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
  selectors: {
    "&[aria-selected='true']": { color: color.ink, borderBottomColor: color.accent },
    "&:disabled": { color: color.inkDisabled, cursor: "not-allowed" },
  },
  "@media": {
    [media.hover]: { ":hover": { color: color.ink } },
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { borderBottomColor: systemColors.chosen } },
    },
  },
});

export const panel = style({ minWidth: 0 });
