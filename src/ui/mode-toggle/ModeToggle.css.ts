import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { vars } from "../theme/contract.css.ts";
import { filledInForcedColors } from "../theme/forcedColors.ts";
import { room } from "../theme/room.ts";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";

const { border, color, motion, radius, space, type } = vars;

export const group = style({
  display: "inline-grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  maxWidth: "100%",
  padding: space.xxs,
  borderRadius: radius.md,
  background: color.sunken,
  border: `${border.hairline} solid ${color.lineStrong}`,
  // Stacked if the two long labels do not fit side by side.
  "@container": { "(max-width: 17em)": { gridAutoFlow: "row" } },
});

export const input = style([hidden]);

export const mode = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: vars.size.targetSmall,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  color: color.inkMuted,
  fontSize: type.small.size,
  lineHeight: type.small.line,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  cursor: "pointer",
  transition: `background-color ${motion.fast} ${motion.easing}, color ${motion.fast} ${motion.easing}`,
  "@container": { [room.phoneOnly]: { paddingInline: space.xs } },
  selectors: {
    "&:has(:checked)": { background: color.ink, color: color.canvas },
    "&:has(:focus-visible)": {
      outline: `${border.thick} solid ${color.focus}`,
      outlineOffset: border.thick,
      boxShadow: `0 0 0 ${border.thick} ${color.focusHalo}`,
    },
  },
  "@media": {
    [media.hover]: { selectors: { "&:not(:has(:checked)):hover": { color: color.ink } } },
    [media.forcedColors]: { selectors: { "&:has(:checked)": filledInForcedColors[media.forcedColors] } },
  },
});

/** Words stay whole if they fit, and break otherwise. */
export const words = style({ minWidth: 0, overflowWrap: "anywhere" });
