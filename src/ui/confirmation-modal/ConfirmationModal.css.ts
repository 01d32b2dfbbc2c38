import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

/** Icon before the question, by severity. */
export const ornament = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    // Aligned with the first line, however many follow.
    alignSelf: "flex-start",
    width: vars.size.target,
    height: vars.size.target,
    borderRadius: vars.radius.full,
  },
  variants: {
    tone: {
      default: { background: color.accentSoft, color: color.accentInk },
      danger: { background: color.criticalSoft, color: color.critical },
    },
  },
});
