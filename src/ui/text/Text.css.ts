import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { type, weight, color } = vars;

export const size = styleVariants(
  {
    caption: type.caption,
    small: type.small,
    body: type.body,
    lead: type.lead,
    title4: type.title4,
    title3: type.title3,
    title2: type.title2,
    title1: type.title1,
  },
  ({ size: fontSize, line: lineHeight, tracking: letterSpacing }) => ({
    fontSize,
    lineHeight,
    letterSpacing,
  }),
);

export const weights = styleVariants(
  { regular: weight.regular, medium: weight.medium, strong: weight.strong },
  (fontWeight) => ({ fontWeight }),
);

export const tones = styleVariants(
  {
    ink: color.ink,
    muted: color.inkMuted,
    accent: color.accent,
    ticked: color.ticked,
    warning: color.warning,
    critical: color.critical,
    onInverse: color.onInverse,
    inherit: "inherit",
  },
  (tone) => ({ color: tone }),
);

export const aligns = styleVariants({ start: "start", center: "center", end: "end" }, (textAlign) => ({
  textAlign: textAlign as "start",
}));

export const figures = style({ fontVariantNumeric: "tabular-nums lining-nums" });

export const title = style({ fontFamily: vars.font.title, fontWeight: weight.title, textWrap: "balance" });

const lines = createVar();
export const clamp = style({
  vars: { [lines]: "1" },
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
});
export const clampTwo = style({ vars: { [lines]: "2" } });
