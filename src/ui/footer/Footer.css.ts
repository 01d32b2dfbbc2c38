import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { bare } from "../theme/list.ts";
import { gutters, windowWidth } from "../theme/windowWidth.ts";

const { color, space } = vars;

export const footer = style({
  ...gutters(space.md),
  background: color.inverse,
  color: color.onInverse,
  borderBlockStart: `${vars.border.hairline} solid transparent`,
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
