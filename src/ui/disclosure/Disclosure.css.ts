import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { border, color, motion, size, space } = vars;

export const whole = style({ borderBlock: `${border.hairline} solid ${color.line}`, minWidth: 0 });

// Two in a row share a rule.
globalStyle(`${whole} + ${whole}`, { borderTop: 0 });

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.sm,
  minHeight: size.target,
  paddingBlock: space.xs,
  cursor: "pointer",
  fontWeight: vars.weight.medium,
  listStyle: "none",
  selectors: {
    // WebKit draws its own triangle.
    "&::-webkit-details-marker": { display: "none" },
  },
  "@media": { [media.hover]: { ":hover": { color: color.accent } } },
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const mark = style({
  flexShrink: 0,
  display: "grid",
  transition: `transform ${motion.fast} ${motion.easing}`,
  selectors: { [`${whole}[open] > ${summary} &`]: { transform: "rotate(180deg)" } },
});

export const content = style({ paddingBottom: space.md });
