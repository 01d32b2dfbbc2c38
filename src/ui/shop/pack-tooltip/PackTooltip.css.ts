import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";

const { border, color, radius, space, type } = vars;

export const content = style({ display: "grid", gap: space.xs, paddingBlock: space.xxs });

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });

/** Content that wraps as one. */
export const together = style({ display: "inline-flex", alignItems: "center", gap: space.xxs, minWidth: 0 });

/** The pack itself: what is inside this frame fits. */
export const pack = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  padding: space.xxs,
  border: `${border.hairline} solid ${color.onInverseMuted}`,
  borderRadius: radius.sm,
});

export const place = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    // Aspect ratio of a photograph.
    width: `calc(${type.small.size} * 1.5)`,
    height: type.small.size,
    border: `${border.hairline} solid`,
    borderRadius: `calc(${radius.sm} / 2)`,
  },
  variants: {
    kind: {
      taken: {
        background: color.onInverseMuted,
        borderColor: color.onInverseMuted,
        // Without backgrounds, a taken place has a heavier border.
        "@media": { [media.forcedColors]: { borderWidth: `calc(${border.thick} * 2)` } },
      },
      free: { borderColor: color.onInverse, color: color.onInverse },
      beyond: { borderColor: color.promo, borderStyle: "dashed", color: color.promo },
    },
  },
});

export const more = style({
  color: color.promo,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

/** Mark of a place, sized by the place rather than by the theme's icons. */
export const mark = style({ width: "100%", height: "100%" });

export const stroke = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "2",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const category = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minWidth: 0,
  paddingInline: space.xs,
  border: `${border.hairline} solid ${color.onInverseMuted}`,
  borderRadius: radius.full,
  fontSize: type.caption.size,
  lineHeight: type.caption.line,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const unlike = style({ display: "inline-grid", color: color.promo });
