import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";

const { border, color, motion, size, space } = vars;

export const whole = style({ display: "grid", gap: space.md, minWidth: 0 });

/** On several lines if its tabs do not fit: what is scrolled away is not found. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  borderBottom: `${border.hairline} solid ${color.line}`,
});

export const tab = style({
  display: "inline-flex",
  minWidth: 0,
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  paddingInline: space.sm,
  borderBottom: `${border.thick} solid transparent`,
  color: color.inkMuted,
  fontWeight: vars.weight.medium,
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
