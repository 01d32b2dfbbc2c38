import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

const disc = {
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  // Beside the first line, however many follow.
  alignSelf: "flex-start",
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
} as const;

/** What is at stake, before the question. */
export const ornament = styleVariants({
  default: { ...disc, background: color.accentSoft, color: color.accent },
  danger: { ...disc, background: color.criticalSoft, color: color.critical },
});
