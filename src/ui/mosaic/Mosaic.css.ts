import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const whole = style({ position: "relative" });

/** What is inside cannot move what is outside, and the other way round: scrolling stays cheap. */
export const grid = style({ position: "relative", contain: "layout style", width: "100%" });

export const row = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  display: "grid",
  contain: "layout style",
});

export const cell = style({
  minWidth: 0,
  borderRadius: vars.radius.sm,
  ":focus-visible": { outlineOffset: "0" },
});

export const skip = style({
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  zIndex: vars.layer.sticky,
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.target,
  paddingInline: vars.space.sm,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    "&:not(:focus)": {
      width: vars.border.hairline,
      height: vars.border.hairline,
      minHeight: 0,
      padding: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const end = style({ ":focus-visible": { outline: "none", boxShadow: "none" } });
