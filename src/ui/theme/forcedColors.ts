import { media } from "./breakpoints.ts";
import { vars } from "./contract.css.ts";

/**
 * What the shop's roles become where the reader's own colours replace ours (Windows contrast themes). Grounds need none:
 * the system takes them away, and paints its own behind words.
 */
export const systemColors = {
  ground: "Canvas",
  ink: "CanvasText",
  disabled: "GrayText",
  chosen: "Highlight",
  onChosen: "HighlightText",
} as const;

/** For what would have no edge once its ground is gone: a photograph's frame, a label that lies on one. */
export const framedInForcedColors = {
  [media.forcedColors]: { border: `${vars.border.hairline} solid ${systemColors.ink}` },
} as const;

/**
 * For what says something by its ground alone: a bar's filled part, the disc of a step, the day that is chosen.
 * It keeps a ground, in the system's colours; the words on it stay readable.
 */
export const filledInForcedColors = {
  [media.forcedColors]: {
    forcedColorAdjust: "none",
    background: systemColors.chosen,
    borderColor: systemColors.chosen,
    color: systemColors.onChosen,
  },
} as const;
