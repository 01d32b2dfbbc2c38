import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const base = style({
  minWidth: 0,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});

export const tones = styleVariants({
  surface: {},
  sunken: { background: vars.color.sunken, borderColor: "transparent" },
  accent: { borderColor: vars.color.accent, background: vars.color.accentSoft },
});

export const spaces = styleVariants(
  { none: vars.space.none, sm: vars.space.sm, md: vars.space.md, lg: vars.space.lg },
  (padding) => ({ padding }),
);
