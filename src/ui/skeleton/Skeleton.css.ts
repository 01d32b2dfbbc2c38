import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

const pulse = keyframes({ "50%": { opacity: 0.55 } });

/** As tall as the text to come, from ascenders to baseline, within its line height. */
const textLevel = ({ size, line }: { size: string; line: string }) => ({ fontSize: size, lineHeight: line });

export const shape = recipe({
  base: {
    display: "block",
    borderRadius: vars.radius.sm,
    background: vars.color.sunken,
    border: `${vars.border.hairline} solid transparent`,
    animation: `${pulse} 1600ms ease-in-out infinite`,
  },
  variants: {
    shape: {
      control: { height: vars.size.target, width: "9rem", borderRadius: vars.radius.md },
      badge: { height: "1.625rem", width: "5rem" },
      // A histogram's plot with its axis and the line above it.
      chart: {
        height: `calc(2 * ${vars.type.caption.line} + ${vars.space.xxxl} + ${vars.space.xl} + 2 * ${vars.space.xxs})`,
        borderRadius: vars.radius.sm,
      },
      "3/2": { aspectRatio: "3 / 2", borderRadius: vars.radius.md },
      "2/3": { aspectRatio: "2 / 3", borderRadius: vars.radius.md },
      "1/1": { aspectRatio: "1 / 1", borderRadius: vars.radius.md },
    },
  },
});

export const lines = recipe({
  base: { display: "grid", maxWidth: "100%" },
  variants: {
    text: {
      caption: textLevel(vars.type.caption),
      small: textLevel(vars.type.small),
      body: textLevel(vars.type.body),
      lead: textLevel(vars.type.lead),
      title4: textLevel(vars.type.title4),
      title3: textLevel(vars.type.title3),
      title2: textLevel(vars.type.title2),
      title1: textLevel(vars.type.title1),
    },
  },
});

export const line = recipe({
  base: {
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
  },
  variants: {
    width: {
      full: { width: "100%" },
      most: { width: "72%" },
      half: { width: "50%" },
      third: { width: "33%" },
    },
  },
});
