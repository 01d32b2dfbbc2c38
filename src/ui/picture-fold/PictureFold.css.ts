import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { framedInForcedColors } from "../theme/forcedColors.ts";

const { border, color, radius, size, space } = vars;

export const place = style({ position: "relative", minWidth: 0 });

/** Sized as a touch target; only the pill inside is drawn. */
export const button = style({
  position: "absolute",
  top: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  display: "flex",
  alignItems: "start",
  minWidth: size.target,
  height: `min(${size.target}, 50%)`,
  padding: space.xxs,
  paddingInlineEnd: 0,
  cursor: "pointer",
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

export const pill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  paddingInline: space.xs,
  paddingBlock: space.xxs,
  borderRadius: radius.full,
  background: color.inverse,
  color: color.onInverse,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": {
    ...framedInForcedColors,
    [media.hover]: {
      selectors: { [`${button}:hover &`]: { background: color.surface, color: color.ink } },
    },
  },
  selectors: {
    [`${button}:focus-visible &`]: {
      outline: `calc(${border.thick} * 1.5) solid ${color.focus}`,
      boxShadow: `0 0 0 calc(${border.thick} * 2.5) ${color.focusHalo}`,
      outlineOffset: border.hairline,
    },
  },
});
