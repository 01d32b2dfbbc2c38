import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";

const { color } = vars;

/** The whole line is the target, label included. */
export const line = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.tick} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  alignItems: "center",
  minHeight: vars.size.target,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.inkDisabled, cursor: "not-allowed" } },
});

export const input = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: vars.size.tick,
  height: vars.size.tick,
  margin: 0,
  border: `${vars.border.thick} solid ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${line}:hover &:enabled`]: { borderColor: color.ink },
    "&:checked": { background: color.accent, borderColor: color.accent },
    "&:disabled": { background: color.sunken },
    "&[aria-invalid='true']": { borderColor: color.critical },
    // The tick is drawn by a mask, so it follows the system's colours too.
    "&::after": {
      content: "",
      width: "62%",
      height: "62%",
      background: color.onAccent,
      clipPath: "polygon(14% 47%, 0 61%, 38% 96%, 100% 22%, 85% 9%, 37% 68%)",
      opacity: 0,
    },
    "&:checked::after": { opacity: 1 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&::after": { background: "CanvasText", forcedColorAdjust: "none" } },
    },
  },
});

export const radio = style({
  borderRadius: vars.radius.full,
  selectors: {
    "&::after": { width: "50%", height: "50%", borderRadius: vars.radius.full, clipPath: "none" },
  },
});
