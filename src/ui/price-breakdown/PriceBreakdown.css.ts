import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const list = style({ display: "grid", gap: vars.space.xs });

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.md,
  alignItems: "baseline",
});

export const line = style({
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}`,
});

export const total = style({
  fontFamily: vars.font.title,
  fontSize: vars.type.title3.size,
  lineHeight: vars.type.title3.line,
  fontWeight: vars.weight.title,
});

export const amount = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
});

export const tones = styleVariants({
  plain: {},
  gain: { color: vars.color.accent, fontWeight: vars.weight.strong },
});

export const detail = style({
  display: "block",
  color: vars.color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});
