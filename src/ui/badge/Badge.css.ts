import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xxs,
    maxWidth: "100%",
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.sm,
    fontSize: vars.type.caption.size,
    lineHeight: "1.625rem",
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    // Visible in forced-colors mode.
    outline: `${vars.border.hairline} solid transparent`,
  },
  variants: {
    tone: {
      neutral: { background: color.sunken, color: color.ink },
      accent: { background: color.accentSoft, color: color.accentInk },
      ticked: { background: color.tickedSoft, color: color.ticked },
      promo: { background: color.promo, color: color.onPromo },
      warning: { background: color.warningSoft, color: color.warning },
      critical: { background: color.criticalSoft, color: color.critical },
    },
  },
});
