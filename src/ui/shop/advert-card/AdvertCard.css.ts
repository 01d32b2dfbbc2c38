import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { covering } from "../../theme/covering.ts";
import { asksRoom } from "../../theme/room.ts";

const { color, space } = vars;

export const card = style({
  ...asksRoom,
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  // A photograph's height where the parent gives none.
  height: "100%",
  aspectRatio: "3 / 2",
  overflow: "hidden",
  borderRadius: vars.radius.sm,
  background: color.sunken,
  color: color.ink,
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "0" },
});

export const words = style({
  // Below the tag, truncated to fit a phone's tile.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  marginBlockStart: space.lg,
  paddingInline: space.xs,
  fontFamily: vars.font.title,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  fontWeight: vars.weight.strong,
  textAlign: "center",
  "@container": {
    "(min-width: 13rem)": {
      WebkitLineClamp: 4,
      fontSize: vars.type.body.size,
      lineHeight: vars.type.body.line,
      paddingInline: space.md,
    },
  },
});

export const image = style(covering);

export const tag = style({
  position: "absolute",
  top: space.xs,
  insetInlineStart: space.xs,
  zIndex: vars.layer.raised,
  paddingInline: space.xxs,
  borderRadius: vars.radius.sm,
  background: color.surface,
  color: color.ink,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
});
