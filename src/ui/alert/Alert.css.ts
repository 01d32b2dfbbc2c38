import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

export const alert = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: vars.space.sm,
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    borderInlineStart: `${vars.space.xxs} solid currentColor`,
    // An e-mail address has no break opportunity.
    overflowWrap: "anywhere",
  },
  variants: {
    tone: {
      info: { background: color.sunken, color: color.ink },
      success: { background: color.accentSoft, color: color.accentInk },
      warning: { background: color.warningSoft, color: color.warning },
      critical: { background: color.criticalSoft, color: color.critical },
    },
  },
});
