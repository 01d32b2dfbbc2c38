import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const list = style({ display: "grid", gap: vars.space.xs });

/** An amount that leaves no room for its label goes below it. */
const pair = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.md,
  alignItems: "baseline",
} as const;

export const label = style({ flex: "1 1 min-content" });

export const row = recipe({
  base: pair,
  variants: {
    tone: {
      plain: {},
      gain: { color: vars.color.accentInk, fontWeight: vars.weight.strong },
    },
  },
});

export const total = recipe({
  base: {
    ...pair,
    fontFamily: vars.font.title,
    fontSize: vars.type.title3.size,
    lineHeight: vars.type.title3.line,
    fontWeight: vars.weight.title,
  },
  variants: {
    /** A line above the total. */
    ruled: {
      true: {
        marginBlockStart: vars.space.xs,
        paddingBlockStart: vars.space.sm,
        borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}`,
      },
    },
    /** A single skeleton line, not a label and its amount. */
    loading: { true: { display: "block" } },
  },
});

export const amount = style({
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

export const detail = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
