import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

/** Drawn like the bib the shop is named after. */
export const bib = recipe({
  base: {
    position: "relative",
    display: "inline-block",
    maxWidth: "100%",
    border: `${vars.border.thick} solid ${color.ink}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    fontFamily: vars.font.title,
    fontWeight: "800",
    letterSpacing: "0.12em",
    textIndent: "0.12em",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    userSelect: "all",
  },
  variants: {
    size: {
      medium: {
        paddingInline: space.sm,
        fontSize: vars.type.title3.size,
        lineHeight: 1.45,
      },
      large: {
        paddingInline: space.lg,
        paddingBlock: space.sm,
        // On a ticket, a receipt or the narrowest phone it shrinks rather than wraps.
        fontSize: `min(calc(${vars.type.title1.size} * 1.6), 18cqi)`,
        lineHeight: 1.1,
        "::before": {
          content: "",
          position: "absolute",
          insetInline: space.xs,
          top: space.xs,
          height: "0.4375rem",
          background: `radial-gradient(circle at 0.25rem, ${color.ink} 0.1875rem, transparent 0.21875rem) left / 0.5rem 100% no-repeat, radial-gradient(circle at 0.25rem, ${color.ink} 0.1875rem, transparent 0.21875rem) right / 0.5rem 100% no-repeat`,
        },
      },
    },
  },
});
