import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const form = style({ display: "grid", gap: vars.space.lg });

export const summary = style({
  display: "grid",
  gap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  borderInlineStart: "4px solid currentColor",
  background: vars.color.criticalSoft,
  color: vars.color.critical,
});

export const errors = style({ display: "grid", gap: vars.space.xxs, paddingInlineStart: vars.space.md });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.targetSmall,
  color: "inherit",
  textUnderlineOffset: "0.22em",
});
