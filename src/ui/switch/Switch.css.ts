import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors, systemColors } from "../theme/forcedColors.ts";

const { border, color, motion, size, space } = vars;
const firstLine = vars.type.body.line;
const gap = space.xxs;

/** The whole line is the target, label included; the track is aligned with its first line. */
export const line = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  columnGap: space.md,
  minHeight: size.target,
  paddingBlock: `calc((${size.target} - ${firstLine}) / 2)`,
  cursor: "pointer",
  selectors: { "&:has(:disabled)": { color: color.inkDisabled, cursor: "not-allowed" } },
});

export const text = style({ display: "grid", minWidth: 0 });

export const track = style({
  appearance: "none",
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  width: `calc(2 * ${size.tick})`,
  height: `calc(${size.tick} + ${gap})`,
  marginInline: 0,
  // Taller than the first line: it overflows by half on either side.
  marginBlock: `calc((${firstLine} - ${size.tick} - ${gap}) / 2)`,
  padding: `calc(${gap} / 2)`,
  border: `${border.thick} solid ${color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  cursor: "inherit",
  transition: `background-color ${motion.fast} ${motion.easing}`,
  selectors: {
    [`${line}:hover &:enabled`]: { borderColor: color.ink },
    "&:checked": { background: color.accent, borderColor: color.accent },
    // The thumb: its place says the state, as well as the colour.
    "&::after": {
      content: "",
      height: "100%",
      aspectRatio: "1",
      borderRadius: vars.radius.full,
      background: color.lineStrong,
      transition: `margin ${motion.fast} ${motion.easing}`,
    },
    "&:checked::after": { marginInlineStart: "auto", background: color.onAccent },
    "&:disabled": { background: color.sunken, borderColor: color.line },
    "&:disabled::after": { background: color.inkDisabled },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:checked": filledInForcedColors[media.forcedColors],
        "&::after": { background: systemColors.ink, forcedColorAdjust: "none" },
        "&:checked::after": { background: systemColors.onChosen },
      },
    },
  },
});
