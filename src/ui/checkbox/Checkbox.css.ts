import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { systemColors } from "../theme/forcedColors.ts";

const { color } = vars;
const firstLine = vars.type.body.line;

/** The whole line is the target, label included; the box is aligned with its first line. */
export const line = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.tick} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  alignItems: "start",
  minHeight: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - ${firstLine}) / 2)`,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.inkDisabled, cursor: "not-allowed" } },
});

export const text = style({ display: "grid", minWidth: 0 });

/** Below the label, aligned with its left edge. */
export const hint = style({
  color: color.inkMuted,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.line,
  selectors: { [`${line}:has(:disabled) &`]: { color: "inherit" } },
});

export const input = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: vars.size.tick,
  height: vars.size.tick,
  marginInline: 0,
  // The box is taller than the first line: it overflows by half on either side.
  marginBlock: `calc((${firstLine} - ${vars.size.tick}) / 2)`,
  border: `${vars.border.thick} solid ${color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: color.surface,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${line}:hover &:enabled`]: { borderColor: color.ink },
    "&:checked": { background: color.accent, borderColor: color.accentInk },
    "&[aria-invalid='true'], [aria-invalid='true'] &": { borderColor: color.critical },
    // The tick is a mask, so that it follows forced colors.
    "&::after": {
      content: "",
      width: "62%",
      height: "62%",
      background: color.onAccent,
      clipPath: "polygon(14% 47%, 0 61%, 38% 96%, 100% 22%, 85% 9%, 37% 68%)",
      opacity: 0,
    },
    "&:checked::after": { opacity: 1 },
    // Last, so that a disabled box never looks interactive, ticked or invalid.
    "&:disabled": { background: color.sunken, borderColor: color.line },
    "&:disabled::after": { background: color.inkDisabled },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&::after": { background: systemColors.ink, forcedColorAdjust: "none" } },
    },
  },
});
