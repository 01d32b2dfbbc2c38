import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { level } from "../theme/level.ts";

const { color, weight } = vars;

const clamped = (lines: string) =>
  style({
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
  });

export const text = recipe({
  variants: {
    size: {
      caption: level("caption"),
      small: level("small"),
      body: level("body"),
      lead: level("lead"),
    },
    tone: {
      ink: { color: color.ink },
      muted: { color: color.inkMuted },
      accent: { color: color.accentInk },
      ticked: { color: color.ticked },
      warning: { color: color.warning },
      critical: { color: color.critical },
      onInverse: { color: color.onInverse },
      inherit: { color: "inherit" },
    },
    weight: {
      regular: { fontWeight: weight.regular },
      medium: { fontWeight: weight.medium },
      strong: { fontWeight: weight.strong },
    },
    align: {
      start: { textAlign: "start" },
      center: { textAlign: "center" },
      end: { textAlign: "end" },
    },
    figures: { true: { fontVariantNumeric: "tabular-nums lining-nums" } },
    lines: { 1: clamped("1"), 2: clamped("2") },
  },
});
