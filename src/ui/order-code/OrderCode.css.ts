import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

/** Drawn like the bib the shop is named after. */
export const code = style({
  position: "relative",
  display: "inline-block",
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  border: `${vars.border.thick} solid ${vars.color.ink}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontFamily: vars.font.title,
  // Read from the other side of a counter.
  fontSize: `calc(${vars.type.title1.size} * 1.6)`,
  lineHeight: 1.1,
  fontWeight: "800",
  letterSpacing: "0.12em",
  textIndent: "0.12em",
  fontVariantNumeric: "tabular-nums lining-nums",
  userSelect: "all",
  "::before": {
    content: "",
    position: "absolute",
    insetInline: vars.space.xs,
    top: vars.space.xs,
    height: "0.4375rem",
    background: `radial-gradient(circle at 0.25rem, ${vars.color.ink} 0.1875rem, transparent 0.21875rem) left / 0.5rem 100% no-repeat, radial-gradient(circle at 0.25rem, ${vars.color.ink} 0.1875rem, transparent 0.21875rem) right / 0.5rem 100% no-repeat`,
  },
});
