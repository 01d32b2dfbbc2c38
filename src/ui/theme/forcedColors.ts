import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

/**
 * System colours of the shop's roles in forced-colors mode (Windows contrast themes). Backgrounds need none: the system
 * removes them and paints its own behind text.
 */
export const systemColors = {
  ground: "Canvas",
  ink: "CanvasText",
  disabled: "GrayText",
  chosen: "Highlight",
  onChosen: "HighlightText",
} as const;

/** For elements without an edge once their background is gone: a photograph's frame, a label on top of one. */
export const framedInForcedColors = {
  [media.forcedColors]: { border: `${vars.border.hairline} solid ${systemColors.ink}` },
} as const;

/**
 * For elements marked by their background alone: a bar's filled part, a step's disc, the selected day. It keeps a
 * background in system colours; the text on it stays readable.
 */
export const filledInForcedColors = {
  [media.forcedColors]: {
    forcedColorAdjust: "none",
    background: systemColors.chosen,
    borderColor: systemColors.chosen,
    color: systemColors.onChosen,
  },
} as const;
