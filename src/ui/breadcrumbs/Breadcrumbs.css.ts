import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";

export const list = style({
  ...bare,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xxs,
  // A picture's name has no break opportunity.
  overflowWrap: "anywhere",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minWidth: 0,
  color: vars.color.inkMuted,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minHeight: vars.size.targetSmall,
  borderRadius: vars.radius.sm,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: vars.color.ink, textDecoration: "underline", textUnderlineOffset: "0.22em" },
});

export const current = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
