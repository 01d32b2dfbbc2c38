import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";

export const price = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.xs,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});

export const sizes = styleVariants({
  small: { fontSize: vars.type.small.size, lineHeight: vars.type.small.line },
  medium: { fontSize: vars.type.body.size, lineHeight: vars.type.body.line },
  large: { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line },
});

export const amount = style({ fontWeight: vars.weight.strong });

/** A price that fell wears the banner's yellow, like a marker's stroke. */
export const fallen = style({
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.sm,
  background: vars.color.promo,
  color: vars.color.onPromo,
  "@media": framedInForcedColors,
});

export const previous = style({
  color: vars.color.inkMuted,
  fontSize: "0.875em",
  fontWeight: vars.weight.regular,
  textDecorationLine: "line-through",
});

/** Words, not figures: they may break where an amount may not. */
export const pending = style({ color: vars.color.inkMuted, fontStyle: "italic", whiteSpace: "normal" });
