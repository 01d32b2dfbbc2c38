import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { framedInForcedColors } from "../../theme/forcedColors.ts";

export const price = recipe({
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space.xs,
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
  },
  variants: {
    size: {
      small: { fontSize: vars.type.small.size, lineHeight: vars.type.small.line },
      medium: { fontSize: vars.type.body.size, lineHeight: vars.type.body.line },
      large: { fontSize: vars.type.title3.size, lineHeight: vars.type.title3.line },
    },
    /** Text rather than digits: it may wrap, unlike an amount. */
    pending: { true: { color: vars.color.inkMuted, fontStyle: "italic", whiteSpace: "normal" } },
  },
});

export const amount = recipe({
  base: { fontWeight: vars.weight.strong },
  variants: {
    /** A reduced price is highlighted in the banner's yellow. */
    fallen: {
      true: {
        paddingInline: vars.space.xxs,
        borderRadius: vars.radius.sm,
        background: vars.color.promo,
        color: vars.color.onPromo,
        "@media": framedInForcedColors,
      },
    },
  },
});

export const previous = style({
  color: vars.color.inkMuted,
  fontSize: "0.875em",
  fontWeight: vars.weight.regular,
  textDecorationLine: "line-through",
});
