import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const pulse = keyframes({ "50%": { opacity: 0.55 } });

export const base = style({
  display: "block",
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  border: `${vars.border.hairline} solid transparent`,
  animation: `${pulse} 1600ms ease-in-out infinite`,
});

/** As tall as the text that comes, ascenders to baseline, in its line's height. */
export const text = styleVariants(
  {
    caption: vars.type.caption,
    small: vars.type.small,
    body: vars.type.body,
    lead: vars.type.lead,
    title4: vars.type.title4,
    title3: vars.type.title3,
    title2: vars.type.title2,
    title1: vars.type.title1,
  },
  ({ size, line }) => ({ fontSize: size, lineHeight: line, maxWidth: "100%" }),
);

export const lines = style({ display: "grid" });

export const line = style({
  selectors: {
    "&::before": {
      content: "",
      display: "inline-block",
      width: "100%",
      height: "0.7em",
      background: vars.color.sunken,
      borderRadius: vars.radius.sm,
      animation: `${pulse} 1600ms ease-in-out infinite`,
    },
  },
});

export const widths = styleVariants({
  full: { width: "100%" },
  most: { width: "72%" },
  half: { width: "50%" },
  third: { width: "33%" },
});

export const shapes = styleVariants({
  control: { height: vars.size.target, width: "9rem", borderRadius: vars.radius.md },
  badge: { height: "1.625rem", width: "5rem" },
  "3/2": { aspectRatio: "3 / 2", borderRadius: vars.radius.md },
  "2/3": { aspectRatio: "2 / 3", borderRadius: vars.radius.md },
  "1/1": { aspectRatio: "1 / 1", borderRadius: vars.radius.md },
});
