import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors } from "../theme/forcedColors.ts";
import { bare } from "../theme/list.ts";
import { loadingScreen } from "../theme/loading.ts";
import { gutters, windowWidth } from "../theme/windowWidth.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";

const { color, space } = vars;

export const footer = style({
  ...gutters(space.md),
  background: color.inverse,
  color: color.onInverse,
  borderBlockStart: `${vars.border.hairline} solid transparent`,
  // It would be pushed out of the window by what loads.
  selectors: { [`${loadingScreen} ~ &`]: { visibility: "hidden" } },
  "@media": {
    print: { display: "none" },
    [windowWidth.tablet]: gutters(space.lg),
    [windowWidth.desktop]: gutters(space.xl),
  },
});

export const inner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.xl,
  rowGap: space.md,
  maxWidth: vars.size.pageWide,
  marginInline: "auto",
  paddingBlock: space.lg,
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
});

export const links = style({
  ...bare,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.lg,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.target,
  color: "inherit",
  fontSize: vars.type.small.size,
  textDecorationThickness: vars.border.hairline,
  textUnderlineOffset: "0.22em",
  ":focus-visible": { outlineColor: color.onInverse, boxShadow: "none" },
});

export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  marginInlineStart: "auto",
  fontSize: vars.type.small.size,
  "@media": { [windowWidth.phoneOnly]: { marginInlineStart: 0 } },
});

export const choiceLabel = style({ marginInlineEnd: space.xs, color: color.onInverseMuted });

export const input = style([hidden]);

export const option = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.target,
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  cursor: "pointer",
  textUnderlineOffset: "0.22em",
  selectors: {
    "&:has(:checked)": { textDecoration: "underline", textDecorationThickness: vars.border.thick },
    "&:has(:focus-visible)": { outline: `${vars.border.thick} solid ${color.onInverse}` },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover": { textDecoration: "underline" } } },
    [media.forcedColors]: { selectors: { "&:has(:checked)": filledInForcedColors[media.forcedColors] } },
  },
});
