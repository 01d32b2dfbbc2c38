import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";
import { bare } from "../theme/list.ts";

const { border, color, motion, radius, size, space, type } = vars;

export const whole = style({ display: "grid", gap: space.xs, minWidth: 0 });

export const area = recipe({
  base: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: space.xs,
    padding: space.lg,
    border: `${border.thick} dashed ${color.lineStrong}`,
    borderRadius: radius.md,
    background: color.surface,
    color: color.ink,
    textAlign: "center",
    textWrap: "balance",
    cursor: "pointer",
    transition: `background-color ${motion.fast} ${motion.easing}, border-color ${motion.fast} ${motion.easing}`,
    selectors: {
      "&:has([aria-invalid='true'])": { borderColor: color.critical },
      "&:has(:focus-visible)": {
        outline: `${border.thick} solid ${color.focus}`,
        outlineOffset: border.thick,
        boxShadow: `0 0 0 ${border.thick} ${color.focusHalo}`,
      },
      "&:has(:disabled)": {
        background: color.sunken,
        borderColor: color.line,
        color: color.inkDisabled,
        cursor: "not-allowed",
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: color.ink } } },
    },
  },
  variants: {
    over: {
      true: {
        borderStyle: "solid",
        borderColor: color.accentInk,
        background: color.accentSoft,
        "@media": { [media.forcedColors]: { borderColor: systemColors.chosen } },
      },
    },
  },
});

/** Announced when it fills: it is there all along, without a gap of its own. */
export const refusals = style({
  display: "grid",
  gap: space.xxs,
  selectors: { "&:empty": { position: "absolute" } },
});

export const count = style({
  color: color.inkMuted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
});

export const files = style({ ...bare, display: "grid", gap: space.xxs });

export const file = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minWidth: 0,
  minHeight: size.target,
  paddingInlineStart: space.sm,
  border: `${border.hairline} solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
});

export const words = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.sm,
  minWidth: 0,
  paddingBlock: space.xs,
});

export const name = style({ minWidth: 0, overflowWrap: "anywhere" });

export const bytes = style({
  color: color.inkMuted,
  fontSize: type.small.size,
  lineHeight: type.body.line,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
